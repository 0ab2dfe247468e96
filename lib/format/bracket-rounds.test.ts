import { expect, test } from 'vitest';
import { bracketRounds } from './bracket-rounds';

test('matches stand in their rounds from the top, whatever order they came in, and the final comes last', () => {
  const matches = [
    { round: 2, index: 0 },
    { round: 1, index: 1 },
    { round: 1, index: 0 },
  ];
  expect(bracketRounds(matches)).toEqual([
    { round: 1, remaining: 1, matches: [matches[2], matches[1]] },
    { round: 2, remaining: 0, matches: [matches[0]] },
  ]);
});

test('before the draw there is no round', () => {
  expect(bracketRounds([])).toEqual([]);
});
