import { expect, it } from 'vitest';
import { playedSteps } from './played-steps';

const spread = (...counts: readonly number[]) => counts.map((count, at) => ({ from: at * 10, count }));

it('the steps of X begin and end where bonuses were, empty ones between them stay', () => {
  expect(playedSteps(spread(0, 2, 0, 1, 0))).toEqual([
    { from: 10, to: 20, count: 2 },
    { from: 20, to: 30, count: 0 },
    { from: 30, to: 40, count: 1 },
  ]);
});

it('the last step has no end, and without a bonus there is none', () => {
  expect(playedSteps(spread(0, 1))).toEqual([{ from: 10, to: null, count: 1 }]);
  expect(playedSteps(spread(0, 0))).toEqual([]);
  expect(playedSteps([])).toEqual([]);
});
