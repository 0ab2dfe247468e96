import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buyFigures, buyX, type FiguredBuy, sumBuys } from './buy-figures';
import { addGameSums, gameFigures } from './game-figures';
import { type FiguredBonus, huntFigures, sumBonuses } from './hunt-figures';
import { computeMean, computeRatio } from './rounded';

/** Minor units: from one kuruş to what a bigint column may hold in the tables (1 000 000 000 000). */
const most = 1_000_000_000_000;
const paid = fc.integer({ min: 1, max: most });
const won = fc.integer({ min: 0, max: most });
const win = fc.option(won, { nil: null });
const bonus = fc.record({ bet: paid, win, isVoid: fc.boolean() });
const entry = fc.record({ bet: paid, cost: paid, win, isSkipped: fc.boolean() });
const bonuses = fc.array(bonus, { maxLength: 80 });
const hunt = fc.record({ start: won, after: fc.option(won, { nil: null }), bonuses });

interface Given {
  readonly start: number;
  readonly after: number | null;
  readonly bonuses: readonly FiguredBonus[];
}

const toFigures = ({ start, after, bonuses: rows }: Given) => huntFigures(start, after, sumBonuses(rows));

describe('a rounded ratio', () => {
  test('is the nearest hundredth of the true quotient, halves up, at any size', () => {
    fc.assert(
      fc.property(won, paid, (part, whole) => {
        const hundredths = BigInt(Math.round((computeRatio(part, whole) ?? Number.NaN) * 100));
        const twice = 2n * (hundredths * BigInt(whole) - 100n * BigInt(part));
        expect(twice <= BigInt(whole) && twice > -BigInt(whole)).toBe(true);
      }),
    );
    expect(computeRatio(1005, 1000)).toBe(1.01);
    expect(computeRatio(1, 3, 100)).toBe(33.33);
  });

  test('by nothing is null, never NaN or Infinity', () => {
    expect([computeRatio(5, 0), computeMean(0, 0)]).toEqual([null, null]);
  });
});

describe('the figures of a hunt', () => {
  test('cost is start minus what was left after collecting; needed never falls below zero', () => {
    fc.assert(
      fc.property(hunt, (given) => {
        const { cost, needed, returned, net } = toFigures(given);
        if (given.after === null) {
          expect([cost, needed, net]).toEqual([null, null, null]);
          return;
        }
        expect(cost).toBe(given.start - given.after);
        expect(needed).toBe(Math.max(0, given.start - given.after - returned));
        expect(net).toBe(returned - (given.start - given.after));
      }),
    );
  });

  test('the break-even X won on every bet that is left is what is needed, but for the rounding', () => {
    fc.assert(
      fc.property(hunt, (given) => {
        const { break_even_x: x, needed } = toFigures(given);
        const left = sumBonuses(given.bonuses).leftBetSum;
        if (x === null || needed === null) {
          expect(needed === null || left === 0).toBe(true);
          return;
        }
        expect(Math.abs(x * left - needed)).toBeLessThanOrEqual(left * 0.005 * (1 + 1e-9) + 1);
      }),
    );
  });

  test('the break-even X is over what is not opened, the X of the start over everything', () => {
    const rows: FiguredBonus[] = [
      { bet: 1000, win: 90_000 },
      { bet: 2000, win: null },
      { bet: 500, win: null },
      { bet: 9999, win: null, isVoid: true },
    ];
    expect(huntFigures(1_000_000, 700_000, sumBonuses(rows))).toEqual({
      bonus_count: 3,
      opened_count: 1,
      cost: 300_000,
      returned: 90_000,
      net: -210_000,
      needed: 210_000,
      break_even_x: 84,
      start_x: 85.71,
      average_x: 90,
      best_x: 90,
      return_percent: 30,
    });
  });

  test('with everything opened there is nothing left to need an X', () => {
    const opened = fc.array(fc.record({ bet: paid, win: won }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(opened, won, won, (rows, start, after) => {
        const figures = huntFigures(start, after, sumBonuses(rows));
        expect(figures.break_even_x).toBeNull();
        expect(figures.opened_count).toBe(figures.bonus_count);
      }),
    );
  });

  test('the average X stands between the lowest and the best, and equal X have that X as their average', () => {
    const opened = fc.array(fc.record({ bet: paid, win: won }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(opened, (rows) => {
        const { average_x: average, best_x: best } = huntFigures(0, 0, sumBonuses(rows));
        const xs = rows.map((row) => row.win / row.bet);
        const slack = 0.006 + Math.max(...xs) * 1e-9;
        expect(average).toBeGreaterThanOrEqual(Math.min(...xs) - slack);
        expect(average).toBeLessThanOrEqual(Math.max(...xs) + slack);
        expect(Math.abs((best ?? Number.NaN) - Math.max(...xs))).toBeLessThanOrEqual(slack);
      }),
    );
    const same = [100, 2500, 40_000].map((bet) => ({ bet, win: bet * 73 }));
    expect(huntFigures(0, 0, sumBonuses(same)).average_x).toBe(73);
  });

  test('the order of the bonuses changes no sum of money, and void ones change nothing', () => {
    fc.assert(
      fc.property(bonuses, (rows) => {
        const { xSum, ...sums } = sumBonuses(rows);
        const { xSum: other, ...reversed } = sumBonuses([...rows].reverse());
        expect(reversed).toEqual(sums);
        expect(Math.abs(xSum - other)).toBeLessThanOrEqual(Math.max(1, xSum) * 1e-9);
        expect(sumBonuses(rows.filter(({ isVoid }) => !isVoid))).toEqual(sumBonuses(rows));
      }),
    );
  });

  test('no input makes NaN or Infinity, no bonus at all included', () => {
    fc.assert(
      fc.property(hunt, (given) => {
        expect(unfit(toFigures(given))).toEqual([]);
      }),
    );
    expect(unfit(huntFigures(0, 0, sumBonuses([])))).toEqual([]);
  });
});

describe('the figures of a bonus buy', () => {
  test('each row has its X over the bet and over the cost', () => {
    expect(buyX({ bet: 1000, cost: 100_000, win: 82_000 })).toEqual({ x_bet: 82, x_cost: 0.82 });
    expect(buyX({ bet: 1000, cost: 100_000, win: null })).toEqual({ x_bet: null, x_cost: null });
    fc.assert(
      fc.property(entry, (row) => {
        const { x_bet: overBet, x_cost: overCost } = buyX(row);
        expect([overBet === null, overCost === null]).toEqual([row.win === null, row.win === null]);
        if (overBet !== null && overCost !== null && row.cost >= row.bet)
          expect(overCost).toBeLessThanOrEqual(overBet);
      }),
    );
  });

  test('net is return minus cost, over what was played and nothing else', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), (rows) => {
        const figures = buyFigures(sumBuys(rows));
        const played = rows.filter((row): row is FiguredBuy & { win: number; isSkipped: boolean } =>
          Boolean(!row.isSkipped && row.win !== null),
        );
        expect(figures.done_count).toBe(played.length);
        expect(figures.cost).toBe(played.reduce((sum, row) => sum + row.cost, 0));
        expect(figures.net).toBe(figures.returned - figures.cost);
        expect(figures.return_percent === null).toBe(played.length === 0);
        expect(unfit(figures)).toEqual([]);
      }),
    );
  });

  test('the best is nobody’s less', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), (rows) => {
        const { best_x_bet: best, best_x_cost: bestOfCost } = buyFigures(sumBuys(rows));
        for (const row of rows.filter(({ isSkipped }) => !isSkipped)) {
          const x = buyX(row);
          expect(x.x_bet ?? 0).toBeLessThanOrEqual((best ?? 0) * (1 + 1e-9) + 0.0101);
          expect(x.x_cost ?? 0).toBeLessThanOrEqual((bestOfCost ?? 0) * (1 + 1e-9) + 0.0101);
        }
      }),
    );
  });
});

describe('the figures of a game', () => {
  const ratio = fc.double({ min: 0, max: 100_000, noNaN: true });
  const costRatio = fc.double({ min: 0.01, max: 100_000, noNaN: true });
  const sums = fc.array(fc.record({ x: ratio, costX: costRatio }), { maxLength: 40 }).map((rows) => ({
    count: rows.length,
    xSum: rows.reduce((sum, { x }) => sum + x, 0),
    bestX: rows.length > 0 ? Math.max(...rows.map(({ x }) => x)) : null,
    costXSum: rows.reduce((sum, { costX }) => sum + costX, 0),
  }));

  test('two sources as one count all of both, and no input makes NaN or Infinity', () => {
    fc.assert(
      fc.property(sums, sums, (a, b) => {
        const both = gameFigures(addGameSums(a, b));
        expect(both.count).toBe(a.count + b.count);
        expect(both.best_x).toBe(gameFigures(addGameSums(b, a)).best_x);
        expect(unfit(both)).toEqual([]);
      }),
    );
  });

  test('a return of 100 is every bonus paying what it cost, whatever the bets', () => {
    const rows = [100, 2500, 40_000].map((bet) => ({ bet, cost: bet * 100, win: bet * 100 }));
    const { doneCount: count, xSum, bestXBet: bestX } = sumBuys(rows);
    const costXSum = rows.reduce((sum, { bet, cost }) => sum + cost / bet, 0);
    expect(gameFigures({ count, xSum, bestX, costXSum })).toEqual({
      count: 3,
      average_x: 100,
      best_x: 100,
      return_percent: 100,
    });
  });
});

/** The names of figures that are no number a page could show. */
function unfit(figures: Readonly<Record<string, number | null>>): string[] {
  return Object.entries(figures).flatMap(([name, value]) =>
    value === null || Number.isFinite(value) ? [] : [name],
  );
}
