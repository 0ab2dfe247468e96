import { getTranslations } from 'next-intl/server';
import { listPages } from '@/app/_components/list-pages';
import { listGames, listGamesAfter, listProviderGames } from '@/lib/data/games';
import { gameProviderName } from '@/lib/format/game-providers';
import { pathTo } from '@/lib/paths';
import { describeScreen } from '@/lib/seo/page-metadata';
import { Catalogue } from './catalogue';

/** The catalogue. */
export const gamePages = listPages({
  find: () => 'all',
  describe: () => describeScreen('games'),
  first: listGames,
  later: (_, cursor) => listGamesAfter(cursor),
  show: (page, isFirst) => <Catalogue page={page} isFirst={isFirst} />,
});

/** The games of one provider. */
export const providerPages = listPages({
  find: ({ code }: { readonly code: string }) => code,
  describe: async (code) => {
    const t = await getTranslations('games');
    const name = gameProviderName(code);
    return {
      title: t('providerTitle', { name }),
      description: t('providerIntro', { name }),
      path: pathTo('provider', code),
    };
  },
  first: listProviderGames,
  later: (code, cursor) => listGamesAfter(cursor, code),
  show: (page, isFirst, code) => <Catalogue page={page} provider={code} isFirst={isFirst} />,
});
