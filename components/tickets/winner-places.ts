import type { PrizeWire } from '@/contract/prizes';

/** How many places win something. */
export function winnerPlaces(prizes: readonly PrizeWire[]): number {
  return prizes.reduce((most, { rank_to }) => Math.max(most, rank_to), 0);
}
