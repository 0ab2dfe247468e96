import { earnedTickets, type TicketTerms } from '@/contract/earned-tickets';
import { parseAmount } from './parse-amount';

/** What a typed amount comes to by a draw's rule: the tickets, and what keeps it from more. */
export interface TicketSum {
  readonly count: number;
  readonly limit: 'minimum' | 'price' | 'most' | null;
}

/** The tickets of an amount as a person types it, for a member who has none from there yet; null for what is no amount. */
export function ticketSum(terms: TicketTerms, typed: string): TicketSum | null {
  const amount = parseAmount(typed);
  if (amount === null) return null;
  const count = earnedTickets(terms, amount);
  if (count === 0) return { count, limit: amount < (terms.minAmount ?? 0) ? 'minimum' : 'price' };
  return { count, limit: count === terms.maxPerUser ? 'most' : null };
}
