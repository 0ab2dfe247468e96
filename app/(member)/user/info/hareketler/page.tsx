import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { StatementView } from '@/components/statement/statement-view';
import { requireUser } from '@/lib/data/require-user';
import { getStatement } from '@/lib/data/statement';
import { infoPagePath } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => infoPageMetadata('hareketler');

/** GET /user/info/hareketler: the viewer's coin statement, rendered per request. */
export default async function StatementPage() {
  const user = await requireUser(infoPagePath('hareketler'));
  if (!user) return <RenewSession />;
  return (
    <InfoFrame page="hareketler" permission={user.permission}>
      <StatementView statement={await getStatement(null)} isFirst />
    </InfoFrame>
  );
}
