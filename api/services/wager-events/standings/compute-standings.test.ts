import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeStandings, type SnapshotLine } from './compute-standings';

const names = fc.constantFrom('ada', 'bora', 'cem', 'derya', 'ege', 'fulya', 'gul', 'hakan');
const lines = fc.uniqueArray(fc.record({ siteUsername: names, value: fc.nat(1_000_000_000) }), {
  selector: ({ siteUsername }) => siteUsername,
});
const inputs = fc.record({ baseline: lines, current: lines, takenAt: fc.constant(5000) });

const first = (input: { baseline: SnapshotLine[]; current: SnapshotLine[]; takenAt: number }) =>
  computeStandings({ ...input, previous: [] });

describe('standings', () => {
  test('are what each total grew by since the baseline, and who grew by nothing has no place', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const begun = new Map(input.baseline.map(({ siteUsername, value }) => [siteUsername, value]));
        const grown = input.current
          .map(({ siteUsername, value }) => [siteUsername, value - (begun.get(siteUsername) ?? 0)] as const)
          .filter(([, delta]) => delta > 0);
        const rows = first(input).map(({ siteUsername, value }) => [siteUsername, value] as const);
        expect(new Map(rows)).toEqual(new Map(grown));
      }),
    );
  });

  test('rank everybody once from 1, never a smaller value above a greater one', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const rows = first(input);
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1));
        for (const [at, row] of rows.slice(1).entries()) {
          expect(rows[at]?.value).toBeGreaterThanOrEqual(row.value);
        }
      }),
    );
  });

  test('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const turned = {
          ...input,
          baseline: input.baseline.toReversed(),
          current: input.current.toReversed(),
        };
        expect(first(turned)).toEqual(first(input));
      }),
    );
  });

  test('stay as they are, times included, when the same data comes again later', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const before = first(input);
        expect(computeStandings({ ...input, previous: before, takenAt: 9000 })).toEqual(
          before.map((row) => ({ ...row, isFlagged: false })),
        );
      }),
    );
  });

  test('give a tie to who reached the value first', () => {
    const baseline: SnapshotLine[] = [];
    const earlier = first({ baseline, current: [{ siteUsername: 'zeki', value: 100 }], takenAt: 1000 });
    const current = ['ada', 'zeki'].map((siteUsername) => ({ siteUsername, value: 100 }));
    const rows = computeStandings({ baseline, current, previous: earlier, takenAt: 2000 });
    expect(rows.map(({ siteUsername, reachedAt }) => [siteUsername, reachedAt])).toEqual([
      ['zeki', 1000],
      ['ada', 2000],
    ]);
  });

  test('give a tie reached in the same data to who was ahead in the data before', () => {
    const previous = [
      { siteUsername: 'ada', value: 40, reachedAt: 1000 },
      { siteUsername: 'zeki', value: 70, reachedAt: 1000 },
    ];
    const current = ['ada', 'zeki'].map((siteUsername) => ({ siteUsername, value: 100 }));
    const rows = computeStandings({ baseline: [], current, previous, takenAt: 2000 });
    expect(rows.map(({ siteUsername }) => siteUsername)).toEqual(['zeki', 'ada']);
  });

  test('flag a total that fell and a player whom the data has lost, and flag nobody else', () => {
    const previous = ['fell', 'lost', 'grew'].map((siteUsername) => ({
      siteUsername,
      value: 50,
      reachedAt: 1,
    }));
    const current = [
      { siteUsername: 'fell', value: 30 },
      { siteUsername: 'grew', value: 60 },
    ];
    const rows = computeStandings({ baseline: [], current, previous, takenAt: 2 });
    expect(rows.map(({ siteUsername, value, isFlagged }) => [siteUsername, value, isFlagged])).toEqual([
      ['grew', 60, false],
      ['lost', 50, true],
      ['fell', 30, true],
    ]);
  });
});
