import { computeMean, twoDecimals } from './rounded';

/** What one source (hunts, buys, wins) knows of a game. Ratios are not rounded. */
export interface GameSums {
  readonly count: number;
  /** Σ win/bet. */
  readonly xSum: number;
  readonly bestX: number | null;
  /** Σ cost/bet where the source has a cost, otherwise 0. */
  readonly costXSum: number;
}

/**
 * The figures of a game in one source. The return is Σ (win/bet) over Σ (cost/bet) in percent: every bonus weighs the same
 * whatever its bet and its currency. Null where nothing was played, and where the source has no cost.
 */
export function gameFigures({ count, xSum, bestX, costXSum }: GameSums) {
  return {
    count,
    average_x: computeMean(xSum, count),
    best_x: twoDecimals(bestX),
    return_percent: costXSum > 0 ? twoDecimals((xSum / costXSum) * 100) : null,
  };
}

/** Two sources as one: what hunts and buys together say about a game. The cost stays with the source that has one. */
export function addGameSums(a: GameSums, b: GameSums): GameSums {
  const best = [a.bestX, b.bestX].filter((x) => x !== null);
  return {
    count: a.count + b.count,
    xSum: a.xSum + b.xSum,
    bestX: best.length > 0 ? Math.max(...best) : null,
    costXSum: a.costXSum + b.costXSum,
  };
}
