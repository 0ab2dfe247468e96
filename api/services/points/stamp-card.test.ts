import { expect, test } from 'vitest';
import { toCard, toDay } from './stamp-card';

const noon = Date.parse('2026-11-21T09:00:00Z');

test.each([
  [0, false, 0],
  [1, true, 1],
  [6, false, 6],
  [7, true, 7],
  [7, false, 0],
  [8, true, 1],
  [14, true, 7],
])('with %i stamps in all, today done: %s, the card shows %i', (total, isDone, stamps) => {
  expect(toCard(total, isDone, noon).stamps).toBe(stamps);
});

test.each([
  ['2026-11-21T20:59:59.999Z', '2026-11-21', '2026-11-21T21:00:00.000Z'],
  ['2026-11-21T21:00:00.000Z', '2026-11-22', '2026-11-22T21:00:00.000Z'],
])('the day of %s in Istanbul is %s, and the next begins at %s', (at, day, next) => {
  expect(toDay(Date.parse(at))).toBe(day);
  expect(toCard(0, false, Date.parse(at)).next_at).toBe(next);
});
