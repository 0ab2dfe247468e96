import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { SecurityPanel } from '@/components/security/security-panel';
import { requireUser } from '@/lib/data/require-user';
import { getOwnEmail, getOwnFactor, listOwnSessions } from '@/lib/data/security';
import { infoPagePath, isStaffPermission } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => infoPageMetadata('guvenlik');

/** GET /user/info/guvenlik: the viewer's password, address, second factor and living logins. */
export default async function SecurityPage() {
  const user = await requireUser(infoPagePath('guvenlik'));
  if (!user) return <RenewSession />;
  const [email, sessions, factor] = await Promise.all([
    getOwnEmail(),
    listOwnSessions(),
    isStaffPermission(user.permission) ? getOwnFactor() : null,
  ]);
  return (
    <InfoFrame page="guvenlik" permission={user.permission}>
      <SecurityPanel email={email} sessions={sessions} factor={factor} />
    </InfoFrame>
  );
}
