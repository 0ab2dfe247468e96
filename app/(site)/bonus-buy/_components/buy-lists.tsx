import { getTranslations } from 'next-intl/server';
import { listPages } from '@/app/_components/list-pages';
import type { BuySessionScope } from '@/contract/bonus-buys';
import { listBuySessions, listBuySessionsAfter } from '@/lib/data/buys';
import { listGameBuys, listGameBuysAfter } from '@/lib/data/game-buys';
import { findGame } from '@/lib/data/games';
import { pathTo } from '@/lib/paths';
import { describeScreen } from '@/lib/seo/page-metadata';
import { GameBuys } from './game-buys';
import { gameTexts } from './game-texts';
import { SessionList } from './session-list';

function pagesOf(scope: BuySessionScope) {
  return listPages({
    find: () => scope,
    describe: describeScope,
    first: listBuySessions,
    later: listBuySessionsAfter,
    show: (page, isFirst) => <SessionList scope={scope} page={page} isFirst={isFirst} />,
  });
}

async function describeScope(scope: BuySessionScope) {
  if (scope === 'current') return describeScreen('bonusBuy');
  const t = await getTranslations('bonusBuys.archive');
  return { title: t('title'), description: t('description'), path: pathTo('buyArchive') };
}

/** Sessions that are not archived, the newest first. */
export const sessionPages = pagesOf('current');
/** Archived sessions, the newest first. */
export const archivePages = pagesOf('archived');

/** Every bonus that was bought of a game, the newest first. */
export const gameBuyPages = listPages({
  find: ({ slug }: { readonly slug: string }) => findGame(slug),
  describe: gameTexts,
  first: ({ slug }) => listGameBuys(slug),
  later: ({ slug }, cursor) => listGameBuysAfter(slug, cursor),
  show: (page, isFirst, game) => <GameBuys game={game} page={page} isFirst={isFirst} />,
});
