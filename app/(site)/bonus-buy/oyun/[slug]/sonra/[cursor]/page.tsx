import { notFound } from 'next/navigation';
import { listGameBuysAfter } from '@/lib/data/game-buys';
import { findGame } from '@/lib/data/games';
import { deeperPageMetadata, missingMetadata } from '@/lib/seo/page-metadata';
import { GameBuys } from '../../../../_components/game-buys';
import { gameTexts } from '../../../../_components/game-texts';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/bonus-buy/oyun/[slug]/sonra/[cursor]'>;

export async function generateMetadata({ params }: Props) {
  const game = await findGame((await params).slug);
  return game ? deeperPageMetadata(await gameTexts(game)) : missingMetadata();
}

/** GET /bonus-buy/oyun/{slug}/sonra/{cursor}: older bonuses of a game; 404 for what leads nowhere. */
export default async function OlderGameBuysPage({ params }: Props) {
  const { slug, cursor } = await params;
  const [game, page] = await Promise.all([findGame(slug), listGameBuysAfter(slug, cursor)]);
  if (!game || !page) notFound();
  return <GameBuys game={game} page={page} />;
}
