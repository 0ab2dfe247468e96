import { notFound } from 'next/navigation';
import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { StatementView } from '@/components/statement/statement-view';
import { requireUser } from '@/lib/data/require-user';
import { getStatement } from '@/lib/data/statement';
import { listPage } from '@/lib/paths';
import { infoPagePath } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => infoPageMetadata('hareketler');

/** GET /user/info/hareketler/sonra/{cursor}: older lines of the viewer's coin statement. */
export default async function OlderStatementPage({
  params,
}: PageProps<'/user/info/hareketler/sonra/[cursor]'>) {
  const { cursor } = await params;
  const user = await requireUser(listPage(infoPagePath('hareketler'), cursor));
  if (!user) return <RenewSession />;
  const statement = await getStatement(cursor);
  if (!statement) notFound();
  return (
    <InfoFrame page="hareketler" permission={user.permission}>
      <StatementView statement={statement} isFirst={false} />
    </InfoFrame>
  );
}
