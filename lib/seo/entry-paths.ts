import 'server-only';
import { type EntryArea, entryAreas } from '@/contract/entries';
import { eventTypes } from '@/contract/events';
import { tournamentTypes } from '@/contract/tournaments';
import { listEntries } from '@/lib/data/entries';
import { newsListPaths } from '@/lib/data/news-paths';
import { eventListPath } from '@/lib/format/event-lists';
import { marketPath, marketTypeNames } from '@/lib/format/market-paths';
import { tournamentTypePath } from '@/lib/format/tournament-lists';
import { pathTo } from '@/lib/paths';
import { gameFilterPaths, oddFilterPaths, winFilterPaths } from './filter-paths';
import { boardPaths, findPastBoardPath } from './leader-entry-paths';
import type { SitemapUrl } from './sitemap-xml';

/** Where the pages of an area stand. */
interface EntryPages {
  readonly path: (slug: string) => string;
  /** Tabs and filters of the area's list, each a page of its own. */
  readonly tabs?: readonly string[];
  /** Filters that come and go with the content. */
  readonly filters?: () => Promise<readonly string[]>;
}

/** One row an area that has pages below its list. */
const entryPages: Partial<Record<EntryArea, EntryPages>> = {
  games: { path: (slug) => pathTo('game', slug), filters: gameFilterPaths },
  'bonus-hunts': { path: (slug) => pathTo('hunt', slug), tabs: [pathTo('huntArchive')] },
  'bonus-buys': {
    path: (slug) => pathTo('buySession', slug),
    tabs: [pathTo('buyArchive')],
  },
  'game-buys': { path: (slug) => pathTo('gameBuys', slug) },
  'special-odds': {
    path: (slug) => pathTo('odd', slug),
    tabs: [pathTo('oddResults')],
    filters: oddFilterPaths,
  },
  raffles: { path: (slug) => pathTo('raffle', slug), tabs: [pathTo('pastRaffles')] },
  'wager-events': {
    path: (slug) => pathTo('wagerEvent', slug),
    tabs: [pathTo('pastWagerEvents')],
  },
  events: {
    path: (slug) => pathTo('event', slug),
    tabs: [
      pathTo('upcomingEvents'),
      pathTo('pastEvents'),
      ...eventTypes.map((type) => eventListPath({ view: null, type })),
    ],
  },
  tournaments: {
    path: (slug) => pathTo('tournament', slug),
    tabs: [pathTo('pastTournaments'), ...tournamentTypes.map(tournamentTypePath)],
  },
  wins: { path: (id) => pathTo('win', id), filters: winFilterPaths },
  market: { path: (slug) => pathTo('marketItem', slug), tabs: marketTypeNames.map(marketPath) },
  leaders: { path: findPastBoardPath, tabs: boardPaths },
  sponsors: { path: (slug) => pathTo('sponsor', slug) },
  news: {
    path: (slug) => pathTo('article', slug),
    tabs: newsListPaths.flatMap(({ category, path }) => (category ? [path] : [])),
  },
};

/**
 * The areas with sitemaps of their own, each with what stands in them: tabs and filters of its list, then its entries, what was added last
 * first. They come in parts, so that nobody reads 100 000 entries for the first of them.
 */
export const entrySources: ReadonlyMap<string, () => AsyncGenerator<readonly SitemapUrl[]>> = new Map(
  entryAreas.flatMap((area) => {
    const pages = entryPages[area];
    return pages ? [[area, toSource(area, pages)]] : [];
  }),
);

function toSource(area: EntryArea, { path, tabs = [], filters }: EntryPages) {
  const entriesByPart = listEntries(area);
  return async function* () {
    yield [...tabs, ...((await filters?.()) ?? [])].map((tab) => ({ path: tab, changedAt: null }));
    for await (const entries of entriesByPart())
      yield entries.map(({ slug, changedAt }) => ({ path: path(slug), changedAt }));
  };
}
