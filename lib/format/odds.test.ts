import { expect, test } from 'vitest';
import { boostPercent, formatOdds } from './odds';

test.each([
  [2.4, '2.40'],
  [1.85, '1.85'],
  [12, '12.00'],
])('odds of %d read %s', (odds, text) => expect(formatOdds(odds)).toBe(text));

test('a boost is told in whole percent of the normal odds', () => {
  expect([boostPercent(2, 2.5), boostPercent(1.85, 2.4), boostPercent(1.5, 1.51)]).toEqual([25, 30, 1]);
});
