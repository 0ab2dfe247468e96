import { getTranslations } from 'next-intl/server';
import type { GameDetail } from '@/lib/data/games';
import { pathTo } from '@/lib/paths';

/** What the list of a game's bought bonuses is called and where it stands. */
export async function gameTexts({ name, slug }: GameDetail) {
  const t = await getTranslations('bonusBuys.ofGame');
  return {
    title: t('title', { game: name }),
    description: t('description', { game: name }),
    path: pathTo('gameBuys', slug),
  };
}
