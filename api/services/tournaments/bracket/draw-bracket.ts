import type { BracketMatch } from './match';
import { seedOrder } from './seed-order';
import { settleBracket } from './settle-bracket';

/** The fewest and the most players of a bracket. */
export const bracketSizes = { min: 2, max: 128 } as const;

/**
 * The whole bracket of `players` seeds (2 to 128): standard seeding order, byes for the top seeds where the number is no power
 * of two, and who has a bye already stands in the second round. Throws a RangeError for another number.
 */
export function drawBracket(players: number): readonly BracketMatch[] {
  if (!Number.isInteger(players) || players < bracketSizes.min || players > bracketSizes.max) {
    throw new RangeError(`a bracket has 2 to 128 players, not ${players}`);
  }
  const places = 2 ** Math.ceil(Math.log2(players));
  const order = seedOrder(places).map((seed) => (seed <= players ? seed : null));
  const first = Array.from({ length: places / 2 }, (_, index) => firstMatch(order, index));
  return settleBracket([...first, ...laterMatches(places)]);
}

function firstMatch(order: readonly (number | null)[], index: number): BracketMatch {
  const [a, b] = [order[index * 2] ?? null, order[index * 2 + 1] ?? null];
  const isBye = a === null || b === null;
  // A seed above the number of players always sits beside one of the best, so nobody is missing twice.
  return {
    round: 1,
    index,
    a: a ?? b,
    b: isBye ? null : b,
    winner: isBye ? (a ?? b) : null,
    state: isBye ? 'done' : 'ready',
  };
}

function laterMatches(places: number): BracketMatch[] {
  const rounds = Array.from({ length: Math.log2(places) - 1 }, (_, at) => at + 2);
  return rounds.flatMap((round) =>
    Array.from({ length: places / 2 ** round }, (_, index) => ({
      round,
      index,
      a: null,
      b: null,
      winner: null,
      state: 'pending' as const,
    })),
  );
}
