import { notFound } from 'next/navigation';
import { PageTrail } from '@/app/_components/page-trail';
import { getMoreOfBoard } from '@/lib/data/leaders';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { BoardPageView } from '../../_components/board-page-view';
import { describeBoard } from '../../_components/describe-board';

const board = { metric: 'coins', period: 'week' } as const;

export const dynamic = 'force-dynamic';

export const generateMetadata = async () => deeperPageMetadata(await describeBoard(board));

/** GET /liderlik/sonra/{cursor}: the places below, rendered per request. */
export default async function MoreLeadersPage({ params }: PageProps<'/liderlik/sonra/[cursor]'>) {
  const page = await getMoreOfBoard(board, (await params).cursor);
  if (!page) notFound();
  return (
    <>
      <PageTrail route="leaders" />
      <BoardPageView board={board} page={page} isFirst={false} />
    </>
  );
}
