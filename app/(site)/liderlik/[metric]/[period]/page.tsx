import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageTrail } from '@/app/_components/page-trail';
import { getBoard } from '@/lib/data/leaders';
import { boardAt, leaderMetricSegments, leaderPeriodSegments } from '@/lib/format/leader-paths';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { BoardPageView } from '../../_components/board-page-view';
import { describeBoard } from '../../_components/describe-board';

type Props = PageProps<'/liderlik/[metric]/[period]'>;

/** The boards are known: any other name is no page. */
export const dynamicParams = false;

export function generateStaticParams() {
  const periods = Object.values(leaderPeriodSegments);
  return Object.values(leaderMetricSegments).flatMap((metric) =>
    periods.map((period) => ({ metric, period })),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { metric, period } = await params;
  const board = boardAt(metric, period);
  return board ? entryMetadata(await describeBoard(board)) : {};
}

/** GET /liderlik/{metric}/{period}: a board, prerendered, the same for everybody. */
export default async function BoardOfPage({ params }: Props) {
  const { metric, period } = await params;
  const board = boardAt(metric, period);
  if (!board) notFound();
  const [page, { crumbs }] = await Promise.all([getBoard(board), describeBoard(board)]);
  return (
    <>
      <PageTrail route="leaders" crumbs={crumbs} />
      <BoardPageView board={board} page={page} isFirst />
    </>
  );
}
