import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageTrail } from '@/app/_components/page-trail';
import { getMoreOfBoard } from '@/lib/data/leaders';
import { boardAt } from '@/lib/format/leader-paths';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { BoardPageView } from '../../../../_components/board-page-view';
import { describeBoard } from '../../../../_components/describe-board';

type Props = PageProps<'/liderlik/[metric]/[period]/sonra/[cursor]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { metric, period } = await params;
  const board = boardAt(metric, period);
  return board ? deeperPageMetadata(await describeBoard(board)) : {};
}

/** GET /liderlik/{metric}/{period}/sonra/{cursor}: the places below, rendered per request. */
export default async function MoreOfBoardPage({ params }: Props) {
  const { metric, period, cursor } = await params;
  const board = boardAt(metric, period);
  const page = board && (await getMoreOfBoard(board, cursor));
  if (!page) notFound();
  const { crumbs } = await describeBoard(board);
  return (
    <>
      <PageTrail route="leaders" crumbs={crumbs} />
      <BoardPageView board={board} page={page} isFirst={false} />
    </>
  );
}
