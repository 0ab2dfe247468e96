import type { EventType } from '@/contract/events';
import type { MarketType } from '@/contract/market';
import type { NewsCategory } from '@/contract/news';
import type { PrizeWire } from '@/contract/prizes';
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

/** The pictures of prizes, by what they are: prizes of one kind beside each other take turns. */
const prizePictures: Readonly<Record<PrizeWire['type'], readonly [string, ...string[]]>> = {
  coin: [
    '/covers/prize-sikke.webp',
    '/covers/prize-sikke-yigin.webp',
    '/covers/prize-sikke-kese.webp',
    '/covers/prize-sikke-sandik.webp',
    '/covers/prize-sikke-kule.webp',
    '/covers/prize-sikke-kemer.webp',
  ],
  sponsor_bonus: [
    '/covers/market-bonus.webp',
    '/covers/market-bonus-nakit.webp',
    '/covers/market-bonus-freebet.webp',
  ],
  free_spin: ['/covers/market-freespin.webp', '/covers/market-freespin-cok.webp'],
  physical: ['/covers/market-fiziksel.webp', '/covers/news-cekilis-kargo.webp'],
  code: ['/covers/market-kod.webp', '/covers/market-kod-kart.webp'],
};

type PrizeOfType = Pick<PrizeWire, 'type'>;

/** A picture for each of the prizes, in their order; the turns go on behind the prizes that stand above on the same page. */
export function listPrizePictures(
  prizes: readonly PrizeOfType[],
  above: readonly PrizeOfType[] = [],
): readonly string[] {
  return prizes.map(({ type }, at) => {
    const own = prizePictures[type];
    const before = [...above, ...prizes.slice(0, at)].filter((prize) => prize.type === type).length;
    return own[before % own.length] ?? own[0];
  });
}
