import type { MarketTypeName } from '@/lib/format/market-paths';

/** What the buying of an item needs to know of it. `price` in whole Sikke; `delivery` how long it takes at most, in words. */
export interface Offer {
  readonly slug: string;
  readonly title: string;
  readonly type: MarketTypeName | null;
  readonly price: number;
  readonly isAvailable: boolean;
  readonly sponsor: string | null;
  /** It goes to the member's linked account at the sponsor, and nowhere else. */
  readonly isLinked: boolean;
  readonly delivery: string | null;
}
