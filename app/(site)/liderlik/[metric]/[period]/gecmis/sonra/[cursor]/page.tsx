import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { listOlderPast } from '@/lib/data/past-leaders';
import { boardAt } from '@/lib/format/leader-paths';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { describePast } from '../../../../../_components/describe-board';
import { PastPageView } from '../../../../../_components/past-page-view';

type Props = PageProps<'/liderlik/[metric]/[period]/gecmis/sonra/[cursor]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { metric, period } = await params;
  const board = boardAt(metric, period);
  return board ? deeperPageMetadata(await describePast(board)) : {};
}

/** GET /liderlik/{metric}/{period}/gecmis/sonra/{cursor}: older ones, rendered per request. */
export default async function OlderPastBoardsPage({ params }: Props) {
  const { metric, period, cursor } = await params;
  const board = boardAt(metric, period);
  const page = board && (await listOlderPast(board, cursor));
  if (!page) notFound();
  return <PastPageView board={board} page={page} isFirst={false} />;
}
