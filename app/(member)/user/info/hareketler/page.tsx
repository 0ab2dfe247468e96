import { notFound } from 'next/navigation';
import type { CursorProps } from '@/app/_components/cursor-props';
import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { StatementView } from '@/components/statement/statement-view';
import { requireUser } from '@/lib/data/require-user';
import { getStatement } from '@/lib/data/statement';
import { listPage } from '@/lib/paths';
import { infoPagePath } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => infoPageMetadata('hareketler');

/** GET /user/info/hareketler: the viewer's coin statement, rendered per request. */
export default async function StatementPage({ params }: CursorProps) {
  const { cursor } = await params;
  const user = await requireUser(listPage(infoPagePath('hareketler'), cursor));
  if (!user) return <RenewSession />;
  const statement = await getStatement(cursor ?? null);
  if (!statement && cursor !== undefined) notFound();
  return (
    <InfoFrame page="hareketler" permission={user.permission}>
      <StatementView statement={statement} isFirst={cursor === undefined} />
    </InfoFrame>
  );
}
