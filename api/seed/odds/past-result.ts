import type { OddResult } from '@/contract/special-odds';

/** How a past odd ended: as often won as its normal odds say, less the bookmaker's share; one in thirty did not count. */
export function pastResult(random: () => number, normalOdds: number): Exclude<OddResult, 'pending'> {
  if (random() < 1 / 30) return 'void';
  return random() < 0.95 / normalOdds ? 'won' : 'lost';
}
