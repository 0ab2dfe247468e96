import { expect, test } from 'vitest';
import type { InboxRow } from './inbox-row';
import { asKept, keepRows } from './keep-rows';

const row = (id: string, createdAt = '2026-01-01T10:00:00.000Z'): InboxRow => ({
  ...{ kind: 'deposit', id, key: `deposit:${id}`, href: `/${id}`, name: id, face: null },
  ...{ createdAt, may: ['approve'], isOwn: false, worth: null },
});
const since = '2026-01-01T12:00:00.000Z';
const shown = (rows: ReturnType<typeof keepRows>) => rows.map(({ id, isGone }) => (isGone ? `(${id})` : id));

test('what left the list stays where it was, and what follows comes behind it', () => {
  const before = asKept([row('1'), row('2'), row('3')]);
  expect(shown(keepRows(before, [row('2'), row('3'), row('4')], since))).toEqual(['(1)', '2', '3', '4']);
  const once = keepRows(before, [row('2'), row('3'), row('4')], since);
  expect(shown(keepRows(once, [row('3'), row('4'), row('5')], since))).toEqual(['(1)', '(2)', '3', '4', '5']);
});

test('a decision that was taken back is a row like before', () => {
  const gone = keepRows(asKept([row('1'), row('2')]), [row('2')], since);
  expect(shown(keepRows(gone, [row('1'), row('2')], since))).toEqual(['1', '2']);
});

test('nothing is put between rows, and nothing that is new to the team behind them', () => {
  const before = asKept([row('2'), row('4')]);
  const now = [row('1'), row('2'), row('3'), row('4'), row('5', '2026-01-01T12:00:01.000Z')];
  expect(shown(keepRows(before, now, since))).toEqual(['2', '4']);
});

test('when all of a page has gone the next page follows it', () => {
  expect(shown(keepRows(asKept([row('1')]), [row('7'), row('8')], since))).toEqual(['(1)', '7', '8']);
});
