import type { PrizeWire } from '@/contract/prizes';

/** How many winners a draw has: as many as its prizes have places. */
export function winnerCount(prizes: readonly PrizeWire[]): number {
  return prizes.reduce((most, { rank_to }) => Math.max(most, rank_to), 0);
}
