import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { SecurityPanel } from '@/components/security/security-panel';
import { requireUserWith } from '@/lib/data/require-user';
import { getOwnEmail, getOwnFactor, listOwnSessions } from '@/lib/data/security';
import { infoPagePath, isStaffPermission } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => infoPageMetadata('guvenlik');

/** GET /user/info/guvenlik: the viewer's password, address, second factor and living logins. */
export default async function SecurityPage() {
  const known = await requireUserWith(infoPagePath('guvenlik'), () =>
    Promise.all([getOwnEmail(), listOwnSessions()]),
  );
  if (!known) return <RenewSession />;
  const [user, [email, sessions]] = known;
  const factor = isStaffPermission(user.permission) ? await getOwnFactor() : null;
  return (
    <InfoFrame page="guvenlik" permission={user.permission}>
      <SecurityPanel email={email} sessions={sessions} factor={factor} />
    </InfoFrame>
  );
}
