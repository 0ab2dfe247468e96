import { expect, test } from 'vitest';
import { toClimbed } from './to-climbed';

test.each([
  [0, [0, 0, 0]],
  [5_000, [0.5, 0, 0]],
  [10_000, [1, 0, 0]],
  [20_000, [1, 0.5, 0]],
  [90_000, [1, 1, 1]],
])('a member with %d has climbed %j of the steps at 10 000, 30 000 and 50 000', (value, shares) => {
  expect(toClimbed(value, [10_000, 30_000, 50_000])).toEqual(shares);
});

test('a corrected import may leave less than nothing: no step is below its ground', () => {
  expect(toClimbed(-500, [10_000])).toEqual([0]);
});
