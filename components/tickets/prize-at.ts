import type { PrizeWire } from '@/contract/prizes';

/** The prize of a place; null for a place without one. */
export function prizeAt(prizes: readonly PrizeWire[], position: number | null): PrizeWire | null {
  if (position === null) return null;
  return prizes.find(({ rank_from, rank_to }) => rank_from <= position && position <= rank_to) ?? null;
}
