import type { EventType } from '@/contract/events';
import type { MarketType } from '@/contract/market';
import type { NewsCategory } from '@/contract/news';
import type { TournamentType } from '@/contract/tournaments';

/** The picture of an event, by what decides it. */
export const eventPictures: Readonly<Record<EventType, string>> = {
  multiplier: '/covers/event-carpan.webp',
  first_hit: '/covers/event-ilk-vuran.webp',
  quiz: '/covers/event-bilgi.webp',
  deposit: '/covers/event-yatirim.webp',
  custom: '/covers/event-ozel.webp',
};

/** The picture of a tournament, by how it is played. */
export const tournamentPictures: Readonly<Record<TournamentType, string>> = {
  bracket: '/covers/tournament-eleme.webp',
  leaderboard: '/covers/tournament-lider.webp',
  season: '/covers/tournament-sezon.webp',
};

const itemPictures: Readonly<Record<MarketType, string>> = {
  sponsor_bonus: '/covers/market-bonus.webp',
  free_spin: '/covers/market-freespin.webp',
  code: '/covers/market-kod.webp',
  physical: '/covers/market-fiziksel.webp',
  ticket: '/covers/market-bilet.webp',
  perk: '/covers/market-ayricalik.webp',
};

/** The picture of a market item that has none of its own, by its type; a parcel for a type that is not known. */
export function itemPicture(type: MarketType | null): string {
  return itemPictures[type ?? 'physical'];
}

/** The picture of an article that has none of its own, by its category; that of announcements where it has none. */
export function newsPicture(category: NewsCategory | null): string {
  return `/covers/news-${category ?? 'duyuru'}.webp`;
}
