import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { getWinFilters } from '@/lib/data/wins';
import { gameProviderName } from '@/lib/format/game-providers';
import { pathTo } from '@/lib/paths';

/** What a filtered gallery is called and where it stands. */
export interface FilterTexts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** The game or the provider. */
  readonly name: string;
  readonly gamePage?: { readonly path: string; readonly text: string };
}

/** The texts of a game's wins; not found where the game has none. */
export async function gameTexts(slug: string): Promise<FilterTexts> {
  const { games } = await getWinFilters();
  const game = games.find((one) => one.slug === slug)?.name ?? notFound();
  const t = await getTranslations('wins');
  return {
    title: t('gameTitle', { game }),
    description: t('gameText', { game }),
    path: pathTo('gameWins', slug),
    name: game,
    gamePage: { path: pathTo('game', slug), text: t('gamePage', { game }) },
  };
}

/** The texts of a provider's wins; not found where the provider has none. */
export async function providerTexts(code: string): Promise<FilterTexts> {
  const { providers } = await getWinFilters();
  if (!providers.some((one) => one.code === code)) notFound();
  const t = await getTranslations('wins');
  const provider = gameProviderName(code);
  return {
    title: t('providerTitle', { provider }),
    description: t('providerText', { provider }),
    path: pathTo('providerWins', code),
    name: provider,
  };
}
