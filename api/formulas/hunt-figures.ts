import { computeMean, computeRatio, twoDecimals } from './rounded';

/** A bonus as the formulas see it: amounts in minor units, `win` null until it is opened. Void ones do not count. */
export interface FiguredBonus {
  readonly bet: number;
  readonly win: number | null;
  readonly isVoid?: boolean;
}

/** What the figures of a hunt are made of; amounts in minor units. `xSum` and `bestX` are over the opened bonuses. */
export interface HuntSums {
  readonly bonusCount: number;
  readonly openedCount: number;
  readonly betSum: number;
  /** Σ bet of what is not opened yet. */
  readonly leftBetSum: number;
  readonly winSum: number;
  /** Σ win/bet, not rounded. */
  readonly xSum: number;
  /** The highest win/bet, not rounded. */
  readonly bestX: number | null;
}

/** The sums of a hunt's bonuses. A list takes the same sums from the database (`hunt-sums.ts`). */
export function sumBonuses(bonuses: readonly FiguredBonus[]): HuntSums {
  const counted = bonuses.filter(({ isVoid }) => !isVoid);
  const opened = counted.flatMap(({ bet, win }) => (win === null ? [] : [{ bet, win, x: win / bet }]));
  const betSum = total(counted.map(({ bet }) => bet));
  return {
    bonusCount: counted.length,
    openedCount: opened.length,
    betSum,
    leftBetSum: betSum - total(opened.map(({ bet }) => bet)),
    winSum: total(opened.map(({ win }) => win)),
    xSum: total(opened.map(({ x }) => x)),
    bestX: opened.reduce<number | null>((best, { x }) => Math.max(best ?? 0, x), null),
  };
}

/**
 * The figures of a hunt. cost = start − balance after collecting; needed = max(0, cost − Σ win); the break-even X of what
 * remains = needed / Σ bet of the unopened, of the whole hunt = cost / Σ bet of all; average X = mean of win/bet of the
 * opened. What rests on the cost is null until the collecting has ended and the cost is known; a break-even of nothing
 * left to open is null too. Each ratio is rounded once, to two decimals.
 */
export function huntFigures(startBalance: number, collectBalance: number | null, sums: HuntSums) {
  const cost = collectBalance === null ? null : startBalance - collectBalance;
  const needed = cost === null ? null : Math.max(0, cost - sums.winSum);
  return {
    bonus_count: sums.bonusCount,
    opened_count: sums.openedCount,
    cost,
    returned: sums.winSum,
    net: cost === null ? null : sums.winSum - cost,
    needed,
    break_even_x: needed === null ? null : computeRatio(needed, sums.leftBetSum),
    start_x: cost === null ? null : computeRatio(cost, sums.betSum),
    average_x: computeMean(sums.xSum, sums.openedCount),
    best_x: twoDecimals(sums.bestX),
    return_percent: cost === null ? null : computeRatio(sums.winSum, cost, 100),
  };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
