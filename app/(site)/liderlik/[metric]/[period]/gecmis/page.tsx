import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { listPast } from '@/lib/data/past-leaders';
import { boardAt, leaderMetricSegments } from '@/lib/format/leader-paths';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { describePast } from '../../../_components/describe-board';
import { PastPageView } from '../../../_components/past-page-view';

type Props = PageProps<'/liderlik/[metric]/[period]/gecmis'>;

/** Weeks and months end: any other name is no page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.values(leaderMetricSegments).flatMap((metric) =>
    ['hafta', 'ay'].map((period) => ({ metric, period })),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { metric, period } = await params;
  const board = boardAt(metric, period);
  return board ? entryMetadata(await describePast(board)) : {};
}

/** GET /liderlik/{metric}/{period}/gecmis: what is over, the newest first; prerendered. */
export default async function PastBoardsPage({ params }: Props) {
  const { metric, period } = await params;
  const board = boardAt(metric, period);
  const page = board && (await listPast(board));
  if (!page) notFound();
  return <PastPageView board={board} page={page} isFirst />;
}
