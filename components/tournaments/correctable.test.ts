import { expect, it } from 'vitest';
import type { Match } from '@/lib/data/tournament-view';
import { correctable } from './correctable';

const match = (round: number, index: number, changes: Partial<Match>): Match => ({
  ...{ round, index, a: 1, b: 2, winner: null, xA: null, xB: null, state: 'pending' },
  ...changes,
});
const played = (index: number) => match(1, index, { winner: 1, state: 'done' });

it('lets a result be replaced while the match after it waits, and no bye, no open match and no final', () => {
  const matches = [
    played(0),
    match(1, 1, { state: 'ready' }),
    match(1, 2, { b: null, winner: 1, state: 'done' }),
    match(1, 3, { state: 'double_forfeit' }),
    match(2, 0, {}),
    match(2, 1, {}),
    match(3, 0, { winner: 2, state: 'done' }),
  ];
  expect(correctable(matches).map(({ round, index }) => [round, index])).toEqual([
    [1, 0],
    [1, 3],
  ]);
});

it.each(['live', 'done', 'forfeit', 'double_forfeit'] as const)(
  'leaves it once that match is %s',
  (state) => {
    expect(correctable([played(0), played(1), match(2, 0, { state })])).toEqual([]);
  },
);
