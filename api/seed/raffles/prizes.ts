import type { PrizeWire } from '@/contract/prizes';

/** Whole Sikke for each of the places. */
export function coins(from: number, to: number, amount: number): PrizeWire {
  return { rank_from: from, rank_to: to, type: 'coin', title: 'Sikke', amount, currency: null };
}

/** Money as a bonus at a sponsor for each of the places, in kuruş. */
export function money(from: number, to: number, title: string, amount: number): PrizeWire {
  return { rank_from: from, rank_to: to, type: 'sponsor_bonus', title, amount, currency: 'TRY' };
}

/** Free spins for each of the places. */
export function spins(from: number, to: number, amount: number): PrizeWire {
  return { rank_from: from, rank_to: to, type: 'free_spin', title: 'Freespin', amount, currency: null };
}

/** Something that is sent by post. */
export function thing(from: number, to: number, title: string): PrizeWire {
  return { rank_from: from, rank_to: to, type: 'physical', title, amount: null, currency: null };
}
