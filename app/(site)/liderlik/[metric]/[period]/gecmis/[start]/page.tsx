import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getPastBoard } from '@/lib/data/past-leaders';
import { boardAt } from '@/lib/format/leader-paths';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { describePast } from '../../../../_components/describe-board';
import { FrozenPageView } from '../../../../_components/frozen-page-view';

type Props = PageProps<'/liderlik/[metric]/[period]/gecmis/[start]'>;

/** Made when somebody first asks for it; a build needs no upstream. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { metric, period, start } = await params;
  const board = boardAt(metric, period);
  return board ? entryMetadata(await describePast(board, start)) : {};
}

/** GET /liderlik/{metric}/{period}/gecmis/{start}: a week or a month that is over, by its first day; prerendered. */
export default async function FrozenBoardPage({ params }: Props) {
  const { metric, period, start } = await params;
  const board = boardAt(metric, period);
  const past = board && (await getPastBoard({ ...board, start }));
  if (!past) notFound();
  return <FrozenPageView name={{ ...board, start }} past={past} isFirst />;
}
