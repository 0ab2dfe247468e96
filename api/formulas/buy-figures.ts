import { computeMean, computeRatio, twoDecimals } from './rounded';

/** A bought bonus as the formulas see it: amounts in minor units, `win` null until it has been played. */
export interface FiguredBuy {
  readonly bet: number;
  readonly cost: number;
  readonly win: number | null;
  readonly isSkipped?: boolean;
}

/** What the figures of a session are made of; all but `entryCount` over what has been played. */
export interface BuySums {
  /** Entries that were not skipped. */
  readonly entryCount: number;
  readonly doneCount: number;
  readonly costSum: number;
  readonly winSum: number;
  /** Σ win/bet, not rounded. */
  readonly xSum: number;
  /** The highest win/bet, and the highest win/cost, not rounded. */
  readonly bestXBet: number | null;
  readonly bestXCost: number | null;
}

/** The sums of a session's entries. A list takes the same sums from the database (`buy-sums.ts`). */
export function sumBuys(entries: readonly FiguredBuy[]): BuySums {
  const counted = entries.filter(({ isSkipped }) => !isSkipped);
  const done = counted.flatMap(({ win, ...entry }) => (win === null ? [] : [{ ...entry, win }]));
  return {
    entryCount: counted.length,
    doneCount: done.length,
    costSum: total(done.map(({ cost }) => cost)),
    winSum: total(done.map(({ win }) => win)),
    xSum: total(done.map(({ win, bet }) => win / bet)),
    bestXBet: highest(done.map(({ win, bet }) => win / bet)),
    bestXCost: highest(done.map(({ win, cost }) => win / cost)),
  };
}

/** The X of one bought bonus, over the bet and over what it cost; null until it has been played. */
export function buyX({ bet, cost, win }: FiguredBuy) {
  if (win === null) return { x_bet: null, x_cost: null };
  return { x_bet: computeRatio(win, bet), x_cost: computeRatio(win, cost) };
}

/**
 * The figures of a session over what has been played: cost, return and net in minor units; mean of win/bet; the highest
 * win/bet and win/cost; return = Σ win / Σ cost in percent. Each ratio is rounded once, to two decimals.
 */
export function buyFigures(sums: BuySums) {
  return {
    entry_count: sums.entryCount,
    done_count: sums.doneCount,
    cost: sums.costSum,
    returned: sums.winSum,
    net: sums.winSum - sums.costSum,
    average_x: computeMean(sums.xSum, sums.doneCount),
    best_x_bet: twoDecimals(sums.bestXBet),
    best_x_cost: twoDecimals(sums.bestXCost),
    return_percent: computeRatio(sums.winSum, sums.costSum, 100),
  };
}

function highest(values: readonly number[]): number | null {
  return values.reduce<number | null>((best, value) => Math.max(best ?? 0, value), null);
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
