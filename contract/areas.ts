import type { EntryArea } from './entries';

interface AreaRow {
  /** Calls of the client API that go with it, with everything below them. */
  readonly calls: readonly string[];
  /** Calls that go with it alone, and nothing below them: what was handed in before stays its member's. */
  readonly forms?: readonly string[];
  /** Its kinds of entries: in the sitemap, the search, on a sponsor's page, and their tags in the site's cache. */
  readonly kinds: readonly EntryArea[];
}

/**
 * The areas that an operator may turn off, by the site's name of each: all of the menu but the sponsors, where everybody lands. What is off is gone
 * on every side: the API knows its calls no more, and the site takes what its upstream lacks out of every place.
 */
const table = {
  news: { calls: ['/news'], kinds: ['news'] },
  specialOdds: { calls: ['/special-odds'], kinds: ['special-odds'] },
  tickets: { calls: ['/raffles'], forms: ['/claims/deposit'], kinds: ['raffles'] },
  wagerEvents: { calls: ['/wager-events'], kinds: ['wager-events'] },
  events: { calls: ['/events'], kinds: ['events'] },
  tournaments: { calls: ['/tournaments'], kinds: ['tournaments'] },
  points: { calls: ['/points', '/codes/redemption'], kinds: [] },
  market: { calls: ['/market'], kinds: ['market'] },
  stream: { calls: [], kinds: [] },
  bonusBuy: { calls: ['/bonus-buys'], kinds: ['bonus-buys', 'game-buys'] },
  bonusHunts: { calls: ['/bonus-hunts'], kinds: ['bonus-hunts'] },
  wins: { calls: ['/wins'], forms: ['/claims/win'], kinds: ['wins'] },
  analysis: { calls: ['/analyses', '/analysts'], kinds: [] },
  leaders: { calls: ['/leaders'], kinds: ['leaders'] },
  vip: { calls: ['/vip'], kinds: [] },
  complaints: { calls: [], forms: ['/claims/complaint'], kinds: [] },
  affiliateChange: { calls: [], forms: ['/claims/affiliate'], kinds: [] },
} as const satisfies Record<string, AreaRow>;

/** An area that may be off. */
export type Area = keyof typeof table;

/** Its rows, by area. */
export const areaRows: Readonly<Record<Area, AreaRow>> = table;

/** All of them, in the order of the menu. */
export const areas = Object.keys(table) as readonly Area[];

/** The known ones of what an upstream says is off. */
export function knownAreas(names: readonly string[] | null | undefined): readonly Area[] {
  return areas.filter((area) => names?.includes(area));
}

/** The area that an entry's kind belongs to; null for what is always there. */
export function areaOfKind(kind: string): Area | null {
  return areas.find((area) => areaRows[area].kinds.some((one) => one === kind)) ?? null;
}
