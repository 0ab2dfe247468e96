import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { SecurityPanel } from '@/components/security/security-panel';
import { requireUser } from '@/lib/data/require-user';
import { getOwnEmail, listOwnSessions } from '@/lib/data/security';
import { infoPagePath } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => infoPageMetadata('guvenlik');

/** GET /user/info/guvenlik: the viewer's password, address and living logins. */
export default async function SecurityPage() {
  const user = await requireUser(infoPagePath('guvenlik'));
  if (!user) return <RenewSession />;
  const [email, sessions] = await Promise.all([getOwnEmail(), listOwnSessions()]);
  return (
    <InfoFrame page="guvenlik" permission={user.permission}>
      <SecurityPanel email={email} sessions={sessions} />
    </InfoFrame>
  );
}
