interface Placed {
  readonly round: number;
  readonly index: number;
}

/** A round of a bracket: its matches from the top, and how many rounds come after it (0 is the final). */
export interface BracketRound<M> {
  readonly round: number;
  readonly remaining: number;
  readonly matches: readonly M[];
}

/** The rounds of a bracket in order, each with its matches in order, whatever order they came in. */
export function bracketRounds<M extends Placed>(matches: readonly M[]): readonly BracketRound<M>[] {
  const last = Math.max(0, ...matches.map(({ round }) => round));
  return Array.from({ length: last }, (_, at) => ({
    round: at + 1,
    remaining: last - at - 1,
    matches: matches.filter(({ round }) => round === at + 1).sort((one, other) => one.index - other.index),
  }));
}
