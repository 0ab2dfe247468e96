import { notFound } from 'next/navigation';
import { listGameBuys } from '@/lib/data/game-buys';
import { findGame } from '@/lib/data/games';
import { entryMetadata, missingMetadata } from '@/lib/seo/page-metadata';
import { GameBuys } from '../../_components/game-buys';
import { gameTexts } from '../../_components/game-texts';

/** None are known while the site is built: each is prerendered when it is first asked for. */
export const generateStaticParams = () => [];

type Props = PageProps<'/bonus-buy/oyun/[slug]'>;

export async function generateMetadata({ params }: Props) {
  const game = await findGame((await params).slug);
  return game ? entryMetadata(await gameTexts(game)) : missingMetadata();
}

/** GET /bonus-buy/oyun/{slug}: every bonus that was bought of a game, the newest first; 404 where none was. */
export default async function GameBuysPage({ params }: Props) {
  const { slug } = await params;
  const [game, page] = await Promise.all([findGame(slug), listGameBuys(slug)]);
  if (!game || !page) notFound();
  return <GameBuys game={game} page={page} isFirst />;
}
