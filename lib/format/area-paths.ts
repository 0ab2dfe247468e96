import type { SearchKind } from '@/contract/search';
import type { SponsorEntryKind } from '@/contract/sponsor-entries';
import { pageRows } from '@/lib/routes';

/** Where the lists of a kind of entry stand; an entry's page is below, by its slug. */
export const areaPaths: Readonly<Record<SearchKind | SponsorEntryKind, string>> = {
  sponsors: pageRows.sponsors.path,
  games: pageRows.games.path,
  news: pageRows.news.path,
  events: pageRows.events.path,
  'wager-events': pageRows.wagerEvents.path,
  tournaments: pageRows.tournaments.path,
  raffles: pageRows.tickets.path,
  'special-odds': pageRows.specialOdds.path,
  'bonus-hunts': pageRows.bonusHunts.path,
  'bonus-buys': pageRows.bonusBuy.path,
  market: pageRows.market.path,
};
