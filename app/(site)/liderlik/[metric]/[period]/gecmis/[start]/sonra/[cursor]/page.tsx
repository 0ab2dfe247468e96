import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getMoreOfPastBoard } from '@/lib/data/past-leaders';
import { boardAt } from '@/lib/format/leader-paths';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { describePast } from '../../../../../../_components/describe-board';
import { FrozenPageView } from '../../../../../../_components/frozen-page-view';

type Props = PageProps<'/liderlik/[metric]/[period]/gecmis/[start]/sonra/[cursor]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { metric, period, start } = await params;
  const board = boardAt(metric, period);
  return board ? deeperPageMetadata(await describePast(board, start)) : {};
}

/** GET /liderlik/{metric}/{period}/gecmis/{start}/sonra/{cursor}: its places below, rendered per request. */
export default async function MoreOfFrozenBoardPage({ params }: Props) {
  const { metric, period, start, cursor } = await params;
  const board = boardAt(metric, period);
  const past = board && (await getMoreOfPastBoard({ ...board, start }, cursor));
  if (!past) notFound();
  return <FrozenPageView name={{ ...board, start }} past={past} isFirst={false} />;
}
