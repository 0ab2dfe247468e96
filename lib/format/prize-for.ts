import type { PrizeWire } from '@/contract/prizes';

/** What a rank wins; `null` where nothing. Where two ranges hold it, the first one. */
export function prizeFor(prizes: readonly PrizeWire[], rank: number): PrizeWire | null {
  return prizes.find(({ rank_from, rank_to }) => rank_from <= rank && rank <= rank_to) ?? null;
}
