import { getTranslations } from 'next-intl/server';
import { listPages } from '@/app/_components/list-pages';
import {
  findHunt,
  listFinishedHunts,
  listFinishedHuntsAfter,
  listHuntGuesses,
  listHuntGuessesAfter,
} from '@/lib/data/hunts';
import { pathTo } from '@/lib/paths';
import { HuntArchive } from './hunt-archive';
import { HuntGuesses } from './hunt-guesses';

/** Finished hunts, the newest first. */
export const archivePages = listPages({
  find: () => 'archive',
  describe: async () => {
    const t = await getTranslations('bonusHunts.archive');
    return { title: t('title'), description: t('description'), path: pathTo('huntArchive') };
  },
  first: listFinishedHunts,
  later: (_, cursor) => listFinishedHuntsAfter(cursor),
  show: (page, isFirst) => <HuntArchive page={page} isFirst={isFirst} />,
});

/** The guesses of a hunt. */
export const guessPages = listPages({
  find: ({ slug }: { readonly slug: string }) => findHunt(slug),
  describe: async ({ slug, title }) => {
    const t = await getTranslations('bonusHunts.guesses');
    return { title: t('titleOf', { title }), description: t('byRank'), path: pathTo('guesses', slug) };
  },
  first: ({ slug }) => listHuntGuesses(slug),
  later: ({ slug }, cursor) => listHuntGuessesAfter(slug, cursor),
  show: (page, isFirst, hunt) => <HuntGuesses hunt={hunt} page={page} isFirst={isFirst} />,
});
