import type { StreamDeskWire } from '@/contract/desk-stream';

/**
 * What the desk keeps in sight, out of the lines as they stand in the browser, also without a connection; amounts in minor units, the formulas of
 * the board (`huntFigures`). What rests on a cost that is not known is null.
 */
export function lineFigures({ lines, start_balance, collect_balance, kind }: StreamDeskWire) {
  const counted = lines.filter(({ state }) => state !== 'void');
  const done = counted.filter(({ win }) => win !== null);
  const returned = sum(done.map(({ win }) => win ?? 0));
  const left = counted.filter(({ win }) => win === null);
  const hunted = start_balance === null || collect_balance === null ? null : start_balance - collect_balance;
  const cost = kind === 'bonus-hunts' ? hunted : sum(done.map((line) => line.cost ?? 0));
  const needed = cost === null ? null : Math.max(0, cost - returned);
  const leftBets = sum(left.map(({ bet }) => bet));
  const xs = done.map(({ win, bet }) => (win ?? 0) / bet);
  return {
    count: counted.length,
    done: done.length,
    ...{ cost, returned, needed },
    net: cost === null ? null : returned - cost,
    breakEven: needed === null || leftBets === 0 ? null : twoDecimals(needed / leftBets),
    average: xs.length === 0 ? null : twoDecimals(sum(xs) / xs.length),
    best: xs.length === 0 ? null : twoDecimals(Math.max(...xs)),
    balance: collect_balance === null ? null : collect_balance + returned,
  };
}

/** The figures of the desk. */
export type LineFigures = ReturnType<typeof lineFigures>;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
