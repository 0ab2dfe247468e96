import { expect, it } from 'vitest';
import { findNextStep, type OwnDay } from './own-day';

const next_at = '2026-11-24T21:00:00Z';
const done: OwnDay = {
  card: { stamps: 3, is_done: true, next_at },
  tickets: { slug: 'pazar', count: 4 },
  rank: { rank: 7, toNext: 40 },
  openOrders: 0,
};

it('sends a member to what runs out first: the stamp, a first ticket, an order under way, the place above', () => {
  const nothingDone: OwnDay = {
    ...done,
    card: { stamps: 2, is_done: false, next_at },
    tickets: { slug: 'pazar', count: 0 },
    openOrders: 2,
  };
  expect(findNextStep(nothingDone, false)).toEqual({ key: 'stamp' });
  expect(findNextStep({ ...nothingDone, card: done.card }, false)).toEqual({ key: 'tickets', slug: 'pazar' });
  expect(findNextStep({ ...done, openOrders: 2 }, false)).toEqual({ key: 'orders' });
  expect(findNextStep(done, false)).toEqual({ key: 'climb', toNext: 40 });
});

it('calls nobody who has paused to a draw', () => {
  expect(findNextStep({ ...done, tickets: { slug: 'pazar', count: 0 } }, true).key).not.toBe('tickets');
});

it('has a next thing where the upstream knows nothing of a member', () => {
  const none: OwnDay = { card: null, tickets: null, rank: null, openOrders: null };
  expect(findNextStep(none, false)).toEqual({ key: 'earn' });
  expect(findNextStep({ ...none, rank: { rank: 1, toNext: null } }, false)).toEqual({ key: 'earn' });
});
