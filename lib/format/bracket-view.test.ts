import { expect, it } from 'vitest';
import { findHeld, findStage, toBracketView } from './bracket-view';

type State = Parameters<typeof findStage>[0][number]['state'];

/** A bracket of `2 ** rounds` players; `states` of the rounds from the first, those that are not named are pending. */
function toMatches(rounds: number, ...states: readonly State[]) {
  return Array.from({ length: rounds }, (_, at) =>
    Array.from({ length: 2 ** (rounds - at - 1) }, (__, index) => ({
      round: at + 1,
      index,
      a: 1,
      b: 2 as number | null,
      state: states[at] ?? ('pending' as const),
    })),
  ).flat();
}

const roundsOf = (matches: ReturnType<typeof toMatches>) => {
  const { ahead, tree, over } = toBracketView(matches);
  return [ahead, tree, over].map((part) => part.map(({ round }) => round));
};

it('rounds that are over are apart, and the tree begins at the one that is played', () => {
  expect(roundsOf(toMatches(5, 'done', 'done', 'ready'))).toEqual([[], [3, 4, 5], [1, 2]]);
  expect(roundsOf(toMatches(5, 'done', 'done', 'forfeit', 'ready'))).toEqual([[], [4, 5], [1, 2, 3]]);
});

it('a tree has three rounds at most, whatever comes before it stands ahead of it', () => {
  expect(roundsOf(toMatches(7, 'ready'))).toEqual([[1, 2, 3, 4], [5, 6, 7], []]);
  expect(roundsOf(toMatches(5, 'done', 'ready'))).toEqual([[2], [3, 4, 5], [1]]);
});

it('semi-final and final are always seen, also when all is over, and a small bracket is a tree alone', () => {
  expect(roundsOf(toMatches(4, 'done', 'done', 'done', 'done'))).toEqual([[], [3, 4], [1, 2]]);
  expect(roundsOf(toMatches(2, 'done', 'ready'))).toEqual([[], [1, 2], []]);
  expect(roundsOf(toMatches(1, 'ready'))).toEqual([[], [1], []]);
  expect(roundsOf([])).toEqual([[], [], []]);
});

it('every round stands in one place, however far a bracket of any size is', () => {
  for (let rounds = 1; rounds <= 7; rounds += 1)
    for (let played = 0; played <= rounds; played += 1) {
      const parts = roundsOf(toMatches(rounds, ...Array<State>(played).fill('done')));
      expect(parts.flat().sort()).toEqual(Array.from({ length: rounds }, (_, at) => at + 1));
      expect(parts[1]?.length).toBeLessThanOrEqual(3);
      expect(parts[1]).toContain(rounds);
    }
});

it('the stage has what is played, else what is next, else the final that decided it', () => {
  const matches = toMatches(3, 'done', 'ready');
  expect(findStage(matches)).toMatchObject({ round: 2, index: 0 });
  const live = matches.map((match) =>
    match.round === 2 && match.index === 1 ? { ...match, state: 'live' as const } : match,
  );
  expect(findStage(live)).toMatchObject({ round: 2, index: 1 });
  expect(findStage(toMatches(3, 'done', 'done', 'done'))).toMatchObject({ round: 3, index: 0 });
  expect(findStage(toMatches(3, 'done', 'done', 'double_forfeit'))).toMatchObject({ round: 3 });
});

it('there is nothing to look at before the draw, nor where the last one went on without a rival', () => {
  expect(findStage([])).toBeNull();
  expect(findStage(toMatches(2, 'done', 'done').map((match) => ({ ...match, b: null })))).toBeNull();
});

it('a match that was decided while it stood on the stage is held there, one that was only put off is not', () => {
  const next = toMatches(3, 'done', 'ready');
  const decided = next.map((match) =>
    match.round === 2 && match.index === 0 ? { ...match, state: 'done' as const } : match,
  );
  expect(findStage(decided)).toMatchObject({ round: 2, index: 1 });
  expect(findHeld(decided, 'mac-2-1')).toMatchObject({ round: 2, index: 0 });
  expect(findHeld(next, 'mac-2-2')).toBeNull();
  expect([findHeld(decided, 'mac-2-2'), findHeld(decided, null)]).toEqual([null, null]);
});
