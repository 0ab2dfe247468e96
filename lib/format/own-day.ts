import type { StampCardWire } from '@/contract/earning';

/** A member's own day; each part is null where it is not known. `rank` is the place of the week, without one null. */
export interface OwnDay {
  readonly card: StampCardWire | null;
  readonly tickets: { readonly slug: string; readonly count: number } | null;
  readonly rank: { readonly rank: number | null; readonly toNext: number | null } | null;
  readonly openOrders: number | null;
}

/** The one thing to do next. */
export type NextStep =
  | { readonly key: 'stamp' | 'orders' | 'earn' }
  | { readonly key: 'tickets'; readonly slug: string }
  | { readonly key: 'climb'; readonly toNext: number };

/**
 * What a member does next, by what runs out first: today's stamp, then a first ticket in the next draw, then an order that is under way,
 * then the place above. Who has paused is called to no draw (ADR 190): its tickets come from deposits.
 */
export function findNextStep({ card, tickets, rank, openOrders }: OwnDay, isPaused: boolean): NextStep {
  if (card && !card.is_done) return { key: 'stamp' };
  if (tickets?.count === 0 && !isPaused) return { key: 'tickets', slug: tickets.slug };
  if (openOrders) return { key: 'orders' };
  if (rank?.toNext) return { key: 'climb', toNext: rank.toNext };
  return { key: 'earn' };
}
