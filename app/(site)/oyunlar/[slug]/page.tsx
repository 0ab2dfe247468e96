import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { GameHead } from '@/components/games/game-head';
import { GameSource } from '@/components/games/game-source';
import { XSpread } from '@/components/games/x-spread';
import { JsonLd } from '@/components/layout/json-ld';
import { MoreLink } from '@/components/ui/more-link';
import { findGame, type GameDetail } from '@/lib/data/games';
import { env } from '@/lib/env';
import { formatX } from '@/lib/format/multiplier';
import { pathTo } from '@/lib/paths';
import { serializeJsonLd } from '@/lib/seo/json-ld';
import { entryMetadata, missingMetadata } from '@/lib/seo/page-metadata';
import { game as gameFacts } from '@/lib/seo/thing-json-ld';

/** Every game is made on its first visit and kept: none of them is needed at build time. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/oyunlar/[slug]'>) {
  const game = await findGame((await params).slug);
  if (!game) return missingMetadata();
  const { name, ...facts } = await describeEntry(game);
  return entryMetadata({ title: name, ...facts });
}

/** GET /oyunlar/{slug}: what hunts, bonus buys and viewers' wins know of a game; 404 for an unknown slug. */
export default async function GamePage({ params }: PageProps<'/oyunlar/[slug]'>) {
  const game = await findGame((await params).slug);
  if (!game) notFound();
  const t = await getTranslations('games');
  const facts = await describeEntry(game);
  const { name, path } = facts;
  return (
    <>
      <PageTrail route="games" crumbs={[{ name, path }]} />
      <JsonLd
        json={serializeJsonLd(
          gameFacts(env().SITE_URL, { ...facts, image: game.imageUrl, maker: game.provider }),
        )}
      />
      <div className="space-y-12">
        <GameHead game={game} />
        <XSpread game={game} />
        <GameSource source="bonusHunts" figures={game.hunt_figures} plays={game.hunt_plays} />
        <div className="space-y-4">
          <GameSource source="bonusBuy" figures={game.buy_figures} plays={game.buy_plays} />
          {game.buy_plays.length > 0 ? (
            <MoreLink href={pathTo('gameBuys', game.slug)}>{t('toBuys', { name: game.name })}</MoreLink>
          ) : null}
        </div>
        <GameSource source="wins" figures={game.win_figures} plays={game.win_plays} />
        {game.win_plays.length > 0 ? (
          <MoreLink href={pathTo('gameWins', game.slug)}>{t('toWins', { name: game.name })}</MoreLink>
        ) : null}
        <p className="max-w-3xl text-sm leading-relaxed text-text-3">{t('formulas')}</p>
      </div>
    </>
  );
}

/** Without the picture: a portrait would be cut to its middle, so a shared link shows the catalogue’s. */
async function describeEntry({ name, slug, provider, figures }: GameDetail) {
  const t = await getTranslations('games');
  const [average, best] = [formatX(figures.average_x), formatX(figures.best_x)];
  const texts = { name, provider: provider ?? '', count: figures.count, average, best };
  return { name, description: t('description', texts), path: pathTo('game', slug) };
}
