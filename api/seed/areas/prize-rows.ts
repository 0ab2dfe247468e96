import type { PrizeWire } from '@/contract/prizes';

/** Whole Sikke for each of the places `from` to `to`. */
export function coins(from: number, to: number, amount: number): PrizeWire {
  return { ...places(from, to), type: 'coin', title: 'Sikke', amount, currency: null };
}

/** A sponsor's bonus for each of the places; `lira` is whole lira. */
export function bonus(from: number, to: number, lira: number, title = 'Sponsor bonusu'): PrizeWire {
  return { ...places(from, to), type: 'sponsor_bonus', title, amount: lira * 100, currency: 'TRY' };
}

/** Free spins for each of the places. */
export function spins(from: number, to: number, amount: number, title = 'Freespin'): PrizeWire {
  return { ...places(from, to), type: 'free_spin', title, amount, currency: null };
}

/** A thing for each of the places; its name says it all. */
export function thing(from: number, to: number, title: string): PrizeWire {
  return { ...places(from, to), type: 'physical', title, amount: null, currency: null };
}

function places(rank_from: number, rank_to: number) {
  return { rank_from, rank_to };
}
