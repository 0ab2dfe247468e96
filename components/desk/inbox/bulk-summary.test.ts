import { expect, test } from 'vitest';
import { bulkActions, summarise } from './bulk-summary';
import type { KeptRow } from './inbox-row';

const row = (id: string, more: Partial<KeptRow> = {}): KeptRow => ({
  ...{ kind: 'deposit', id, key: `deposit:${id}`, href: `/${id}`, name: id, face: null, isGone: false },
  ...{ createdAt: '', may: ['approve', 'reject'], isOwn: false, worth: { amount: 10_000, currency: 'TRY' } },
  ...more,
});

test('a summary says on how many, of which kind, worth how much in each currency', () => {
  const order = row('o', { kind: 'order', worth: { amount: 300, currency: null } });
  const { included, left, kinds, sums } = summarise([row('1'), row('2'), order], 'approve', () => false);
  expect(included).toHaveLength(3);
  expect(left).toEqual([]);
  expect(kinds).toEqual([
    { kind: 'deposit', count: 2 },
    { kind: 'order', count: 1 },
  ]);
  expect(sums).toEqual([
    { currency: 'TRY', amount: 20_000 },
    { currency: null, amount: 300 },
  ]);
});

test('one’s own, what is decided and what knows no such decision is left out with its reason, and not summed', () => {
  const chosen = [
    row('1', { isOwn: true, may: [] }),
    row('2'),
    row('3', { isGone: true }),
    row('4', { may: ['reject'] }),
  ];
  const { included, left, sums } = summarise(chosen, 'approve', (key) => key === 'deposit:2');
  expect(included).toEqual([]);
  expect(left.map(({ why }) => why)).toEqual(['own', 'decided', 'decided', 'impossible']);
  expect(sums).toEqual([]);
});

test('what at least one of the chosen takes is offered, in the usual order', () => {
  const chosen = [row('1', { may: ['reject'] }), row('2', { may: ['approve'] })];
  expect(bulkActions(chosen, ['approve', 'deliver', 'reject'])).toEqual(['approve', 'reject']);
});
