import 'server-only';
import { type EntryArea, entryAreas } from '@/contract/entries';
import { eventTypes } from '@/contract/events';
import { tournamentTypes } from '@/contract/tournaments';
import { listEntries } from '@/lib/data/entries';
import { newsListPaths } from '@/lib/data/news-paths';
import { eventTypePath } from '@/lib/format/event-lists';
import { marketPath, marketTypeNames } from '@/lib/format/market-paths';
import { tournamentTypePath } from '@/lib/format/tournament-lists';
import { routes, sponsorPath } from '@/lib/routes';
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
  games: { path: (slug) => `/oyunlar/${slug}`, filters: gameFilterPaths },
  'bonus-hunts': { path: (slug) => `/bonus-hunts/${slug}`, tabs: ['/bonus-hunts/arsiv'] },
  'bonus-buys': {
    path: (slug) => `/bonus-buy/${slug}`,
    tabs: ['/bonus-buy/arsiv'],
  },
  'game-buys': { path: (slug) => `/bonus-buy/oyun/${slug}` },
  'special-odds': {
    path: (slug) => `/ozeloran/${slug}`,
    tabs: ['/ozeloran/sonuclar'],
    filters: oddFilterPaths,
  },
  raffles: { path: (slug) => `/bilet/${slug}`, tabs: ['/bilet/gecmis'] },
  'wager-events': {
    path: (slug) => `/cevrim-etkinlikleri/${slug}`,
    tabs: ['/cevrim-etkinlikleri/gecmis'],
  },
  events: {
    path: (slug) => `${routes.events.path}/${slug}`,
    tabs: ['/etkinlikler/yaklasan', '/etkinlikler/biten', ...eventTypes.map(eventTypePath)],
  },
  tournaments: {
    path: (slug) => `${routes.tournaments.path}/${slug}`,
    tabs: ['/turnuvalar/biten', ...tournamentTypes.map(tournamentTypePath)],
  },
  wins: { path: (id) => `/sizdengelenler/${id}`, filters: winFilterPaths },
  market: { path: (slug) => `/market/${slug}`, tabs: marketTypeNames.map(marketPath) },
  leaders: { path: findPastBoardPath, tabs: boardPaths },
  sponsors: { path: sponsorPath },
  news: {
    path: (slug) => `${routes.news.path}/${slug}`,
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
