import { describe, expect, it } from 'vitest';
import { earnedTickets } from './earned-tickets';

const terms = { amountPerTicket: 25_000, minAmount: 50_000, maxPerUser: 100 };

describe('what a deposit earns', () => {
  it('is a ticket for every whole amount of the rule, the rest earns nothing', () => {
    expect(earnedTickets(terms, 75_000)).toBe(3);
    expect(earnedTickets(terms, 99_999)).toBe(3);
  });

  it('is nothing below the minimum, even where it would be a ticket', () => {
    expect(earnedTickets(terms, 49_999)).toBe(0);
    expect(earnedTickets(terms, 50_000)).toBe(2);
    expect(earnedTickets({ ...terms, minAmount: null }, 25_000)).toBe(1);
  });

  it('ends at the limit, what a member has already counts, and is never less than nothing', () => {
    expect(earnedTickets(terms, 10_000_000)).toBe(100);
    expect(earnedTickets(terms, 10_000_000, 98)).toBe(2);
    expect(earnedTickets(terms, 10_000_000, 120)).toBe(0);
    expect(earnedTickets({ ...terms, maxPerUser: null }, 10_000_000, 98)).toBe(400);
  });
});
