import { describe, expect, it } from 'vitest';
import { ticketSum } from './ticket-sum';

const terms = { amountPerTicket: 25_000, minAmount: 50_000, maxPerUser: 100 };

describe('the tickets of a typed amount', () => {
  it('understands an amount as the form that is sent does', () => {
    for (const typed of ['750', '750,00', '₺ 750', '750.00'])
      expect(ticketSum(terms, typed), typed).toEqual({ count: 3, limit: null });
    expect(ticketSum(terms, '5.000')).toEqual({ count: 20, limit: null });
  });

  it('says what keeps it from a ticket, and from more', () => {
    expect(ticketSum(terms, '300')).toEqual({ count: 0, limit: 'minimum' });
    expect(ticketSum({ ...terms, minAmount: 10_000 }, '200')).toEqual({ count: 0, limit: 'price' });
    expect(ticketSum(terms, '90.000')).toEqual({ count: 100, limit: 'most' });
  });

  it('is nothing for what is no amount', () => {
    for (const typed of ['', 'yüz', '1.2.3']) expect(ticketSum(terms, typed)).toBeNull();
  });
});
