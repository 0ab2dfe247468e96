import { expect, test } from 'vitest';
import { type Finalist, finalPlaces } from './final-places';

const player = (seed: number, lastRound: number, isWinner = false): Finalist => ({
  userId: `u${seed}`,
  seed,
  lastRound,
  isWinner,
});
const named = (players: readonly Finalist[]) =>
  finalPlaces(players).map(({ userId, place }) => [userId, place]);

test('the champion is first, who lost the final second, then the better seed of those who fell in the same round', () => {
  const players = [player(1, 2), player(2, 3), player(3, 2), player(4, 1), player(5, 3, true)];
  expect(named(players)).toEqual([
    ['u5', 1],
    ['u2', 2],
    ['u1', 3],
    ['u3', 4],
    ['u4', 5],
  ]);
});

test('without a champion nobody is first', () => {
  expect(named([player(2, 2), player(1, 2)])).toEqual([
    ['u1', 2],
    ['u2', 3],
  ]);
});
