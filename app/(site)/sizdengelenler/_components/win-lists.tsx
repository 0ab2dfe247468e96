import { listPages } from '@/app/_components/list-pages';
import { listOlderWins, listWins } from '@/lib/data/wins';
import { describeScreen } from '@/lib/seo/page-metadata';
import { AllWins } from './all-wins';
import { gameTexts, providerTexts } from './filter-texts';
import { FilteredWins } from './filtered-wins';

/** All wins, the newest first. */
export const winPages = listPages({
  find: () => 'all',
  describe: () => describeScreen('wins'),
  first: () => listWins(),
  later: (_, cursor) => listOlderWins({}, cursor),
  show: (page, isFirst) => <AllWins page={page} isFirst={isFirst} />,
});

/** The wins of one game. */
export const gamePages = listPages({
  find: async ({ slug }: { readonly slug: string }) => ({ slug, texts: await gameTexts(slug) }),
  describe: async ({ texts: { title, description, path } }) => ({ title, description, path }),
  first: ({ slug }) => listWins({ game: slug }),
  later: ({ slug }, cursor) => listOlderWins({ game: slug }, cursor),
  show: (page, isFirst, { texts }) => <FilteredWins texts={texts} page={page} isFirst={isFirst} />,
});

/** The wins of one provider. */
export const providerPages = listPages({
  find: async ({ code }: { readonly code: string }) => ({ code, texts: await providerTexts(code) }),
  describe: async ({ texts: { title, description, path } }) => ({ title, description, path }),
  first: ({ code }) => listWins({ provider: code }),
  later: ({ code }, cursor) => listOlderWins({ provider: code }, cursor),
  show: (page, isFirst, { texts }) => <FilteredWins texts={texts} page={page} isFirst={isFirst} />,
});
