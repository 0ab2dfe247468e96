import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideMatch, type MatchResult } from './decide-match';
import { drawBracket } from './draw-bracket';
import { type BracketMatch, isDecided } from './match';
import { seedOrder } from './seed-order';

const players = fc.integer({ min: 2, max: 128 });
const result: fc.Arbitrary<MatchResult> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('played' as const), winA: fc.nat(50), winB: fc.nat(50) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('forfeit' as const),
      absent: fc.constantFrom('a' as const, 'b' as const),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'double_forfeit' as const }) },
);
/** A number of players, then as many results as there can be matches, and in which order the ready ones are played. */
const story = players.chain((count) =>
  fc.record({
    count: fc.constant(count),
    results: fc.array(result, { minLength: count, maxLength: count }),
    picks: fc.array(fc.nat(), { minLength: count, maxLength: count }),
  }),
);

interface Story {
  readonly count: number;
  readonly results: readonly MatchResult[];
  readonly picks: readonly number[];
}

function play({ count, results, picks }: Story): readonly BracketMatch[][] {
  const steps = [[...drawBracket(count)]];
  for (const [at, one] of results.entries()) {
    const now = steps.at(-1) ?? [];
    const ready = now.filter(({ state }) => state === 'ready');
    const next = ready[(picks[at] ?? 0) % Math.max(1, ready.length)];
    if (!next) break;
    steps.push([...decideMatch(now, next, one)]);
  }
  return steps;
}

const toSeeds = ({ a, b }: BracketMatch) => [a, b].filter((seed) => seed !== null);
const findRound = (matches: readonly BracketMatch[], round: number) =>
  matches.filter((match) => match.round === round);

/** The seeds that stand in a round without having won their match before it, or twice. */
function misplaced(matches: readonly BracketMatch[]): number[] {
  return matches.flatMap((match) => {
    const feeders = findRound(matches, match.round - 1).filter(({ index }) => index >> 1 === match.index);
    const sent = feeders.map(({ winner }) => winner);
    return match.round === 1
      ? []
      : toSeeds(match).filter((seed, at, all) => !sent.includes(seed) || all.indexOf(seed) !== at);
  });
}

const isSame = (one: BracketMatch, other: BracketMatch) => JSON.stringify(one) === JSON.stringify(other);

describe('the draw', () => {
  test('eight stand in standard order: 1–8, 4–5, 2–7, 3–6', () => {
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });

  test('every player stands exactly once in the first round, and the byes belong to the best seeds', () => {
    fc.assert(
      fc.property(players, (count) => {
        const first = findRound(drawBracket(count), 1);
        const seeds = first.flatMap(toSeeds).sort((x, y) => x - y);
        expect(seeds).toEqual(Array.from({ length: count }, (_, at) => at + 1));
        const byes = first
          .filter(({ b }) => b === null)
          .flatMap(toSeeds)
          .sort((x, y) => x - y);
        expect(byes).toEqual(Array.from({ length: first.length * 2 - count }, (_, at) => at + 1));
      }),
    );
  });

  test('a bracket of n places has n − 1 matches, half of them in the first round, one in the last', () => {
    fc.assert(
      fc.property(players, (count) => {
        const places = 2 ** Math.ceil(Math.log2(count));
        const matches = drawBracket(count);
        expect(matches).toHaveLength(places - 1);
        expect(findRound(matches, 1)).toHaveLength(places / 2);
        expect(findRound(matches, Math.log2(places))).toHaveLength(1);
      }),
    );
  });

  test('who has a bye already waits in the second round; everybody else has a match to play', () => {
    const matches = drawBracket(5);
    expect(findRound(matches, 1).map(({ state }) => state)).toEqual(['done', 'ready', 'done', 'done']);
    expect(findRound(matches, 2)).toEqual([
      { round: 2, index: 0, a: 1, b: null, winner: null, state: 'pending' },
      { round: 2, index: 1, a: 2, b: 3, winner: null, state: 'ready' },
    ]);
  });

  test.each([0, 1, 129, 2.5, Number.NaN])('%s players are refused', (count) => {
    expect(() => drawBracket(count)).toThrow(RangeError);
  });
});

describe('playing it out', () => {
  test('whatever happens in whatever order, every match ends, and there is one winner unless both finalists are gone', () => {
    fc.assert(
      fc.property(story, (told) => {
        const end = play(told).at(-1) ?? [];
        expect(end.every(isDecided)).toBe(true);
        const final = end.at(-1);
        expect(final?.winner === null).toBe(final?.state === 'double_forfeit');
      }),
    );
  });

  test('at every moment nobody stands twice in a round, and only winners stand in a later one', () => {
    fc.assert(
      fc.property(story, (told) => {
        expect(play(told).flatMap(misplaced)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('without forfeits everybody but the winner loses exactly one match', () => {
    const played = fc.record({ kind: fc.constant('played' as const), winA: fc.nat(9), winB: fc.nat(9) });
    const fair = players.chain((count) =>
      fc.record({
        count: fc.constant(count),
        results: fc.array(played, { minLength: count, maxLength: count }),
        picks: fc.constant([]),
      }),
    );
    fc.assert(
      fc.property(fair, (told) => {
        const end = play(told).at(-1) ?? [];
        const losers = end.flatMap((match) => toSeeds(match).filter((seed) => seed !== match.winner));
        expect(new Set(losers).size).toBe(losers.length);
        expect(losers).toHaveLength(told.count - 1);
        expect(losers).not.toContain(end.at(-1)?.winner);
      }),
    );
  });

  test('what is decided never changes again', () => {
    fc.assert(
      fc.property(story, (told) => {
        const steps = play(told);
        const changed = steps.flatMap((matches, at) =>
          matches.filter(
            (match, place) => isDecided(match) && !isSame(match, steps[at + 1]?.[place] ?? match),
          ),
        );
        expect(changed).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a single match', () => {
  const four = drawBracket(4);
  const [first, second] = [
    { round: 1, index: 0 },
    { round: 1, index: 1 },
  ];

  test('the higher win goes on; at the same win the better seed does', () => {
    expect(decideMatch(four, first, { kind: 'played', winA: 10, winB: 20 })[0]?.winner).toBe(4);
    expect(decideMatch(four, second, { kind: 'played', winA: 7, winB: 7 })[1]?.winner).toBe(2);
  });

  test('a forfeit sends the other side on; a double forfeit is a bye for who would have met the winner', () => {
    const gone = decideMatch(four, first, { kind: 'double_forfeit' });
    const end = decideMatch(gone, second, { kind: 'forfeit', absent: 'a' });
    expect(end.at(-1)).toEqual({ round: 2, index: 0, a: 3, b: null, winner: 3, state: 'done' });
  });

  test('two double forfeits leave nobody, and that is no error', () => {
    const gone = decideMatch(four, first, { kind: 'double_forfeit' });
    const end = decideMatch(gone, second, { kind: 'double_forfeit' });
    expect(end.at(-1)).toEqual({
      round: 2,
      index: 0,
      a: null,
      b: null,
      winner: null,
      state: 'double_forfeit',
    });
  });

  test('one that waits for its players, one that is over and one that does not exist are refused', () => {
    const over = decideMatch(four, first, { kind: 'played', winA: 1, winB: 0 });
    const again = { kind: 'played', winA: 0, winB: 1 } as const;
    for (const place of [first, { round: 2, index: 0 }, { round: 9, index: 0 }]) {
      expect(() => decideMatch(over, place, again)).toThrow('conflict');
    }
  });
});
