import type { CursorProps } from '@/app/_components/cursor-props';
import { infoPagePath } from '@/lib/routes';
import { infoPageMetadata } from '@/lib/seo/page-metadata';
import { StatementLinesPage } from './_components/statement-lines-page';
import { StatementOverview } from './_components/statement-overview';

export const generateMetadata = () => infoPageMetadata('hareketler');

/** GET /user/info/hareketler: the viewer's coin statement, rendered per request; its last thirty days stand above the first page. */
export default async function StatementPage({ params }: CursorProps) {
  const { cursor } = await params;
  if (cursor !== undefined) return <StatementLinesPage cursor={cursor} />;
  return <StatementOverview span="30" path={infoPagePath('hareketler')} />;
}
