import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FiguredPick, sumPicks, toRecord } from './analysis-record';

const pick = fc.record({
  result: fc.constantFrom('won', 'lost', 'void', 'pending'),
  odds: fc.integer({ min: 101, max: 5000 }).map((odds) => odds / 100),
  unit: fc.integer({ min: 1, max: 100 }).map((unit) => unit / 10),
});
const picks = fc.array(pick, { maxLength: 60 });
const of = (...rows: readonly FiguredPick[]) => toRecord(sumPicks(rows));

describe('the record of an author', () => {
  test('is what a reader counts by hand', () => {
    const rows = [
      { result: 'won', odds: 2.5, unit: 1 },
      { result: 'won', odds: 1.8, unit: 2 },
      { result: 'lost', odds: 3, unit: 1.5 },
      { result: 'void', odds: 9, unit: 5 },
      { result: 'pending', odds: 9, unit: 5 },
    ] as const;
    expect(of(...rows)).toEqual({ won: 2, lost: 1, void: 1, hit_rate: 66.7, roi: 35.6, units: 1.6 });
  });

  test('says nothing before anything counts', () => {
    const nothing = { won: 0, lost: 0, hit_rate: null, roi: null, units: 0 };
    expect(of()).toEqual({ ...nothing, void: 0 });
    expect(of({ result: 'void', odds: 2, unit: 1 })).toEqual({ ...nothing, void: 1 });
  });

  test('is the same in any order, and void and open picks change no rate', () => {
    fc.assert(
      fc.property(picks, (rows) => {
        const { void: _, ...record } = of(...rows);
        expect(of(...[...rows].reverse())).toMatchObject(record);
        const decided = rows.filter(({ result }) => result === 'won' || result === 'lost');
        expect(of(...decided)).toMatchObject(record);
      }),
    );
  });

  test('stays within its bounds: rates from 0 to 100, no loss beyond the stake', () => {
    fc.assert(
      fc.property(picks, (rows) => {
        const { hit_rate: rate, roi, won, lost } = of(...rows);
        fc.pre(won + lost > 0);
        expect(rate).toBeGreaterThanOrEqual(0);
        expect(rate).toBeLessThanOrEqual(100);
        expect(roi).toBeGreaterThanOrEqual(-100);
        if (lost === 0) expect([rate, (roi ?? 0) > 0]).toEqual([100, true]);
        if (won === 0) expect([rate, roi]).toEqual([0, -100]);
      }),
    );
  });

  test('does not know how large the bank is: all stakes times two leave the rates', () => {
    fc.assert(
      fc.property(fc.array(pick.map((row) => ({ ...row, unit: Math.ceil(row.unit * 5) / 10 }))), (rows) => {
        const doubled = rows.map((row) => ({ ...row, unit: row.unit * 2 }));
        const [one, two] = [of(...rows), of(...doubled)];
        expect([two.hit_rate, two.roi]).toEqual([one.hit_rate, one.roi]);
      }),
    );
  });
});
