import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearAxis, logAxis } from './axis';
import { percent } from './percent';
import { toBars } from './to-bars';
import { curveSide, toCurve } from './to-curve';
import { toLabels } from './to-labels';
import { toSpark } from './to-spark';

const anyValue = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -0, 1e308, -1e308, 0.001));
const values = fc.array(anyValue, { maxLength: 60 });
const axes = { linear: linearAxis, log: logAxis };

describe.each(Object.entries(axes))('a %s axis', (_, axisOf) => {
  it('places whatever comes between its ends, and has ticks of its own size', () => {
    fc.assert(
      fc.property(values, anyValue, (known, other) => {
        const axis = axisOf(known);
        const shares = [...known, other, ...axis.ticks].map(axis.shareOf);
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
        expect(axis.ticks.length).toBeGreaterThan(0);
        expect(axis.ticks.length).toBeLessThan(20);
      }),
    );
  });

  it('never puts the greater value below the smaller one', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true }), { minLength: 2 }), (known) => {
        const axis = axisOf(known);
        const shares = known.toSorted((one, other) => one - other).map(axis.shareOf);
        expect(shares.every((share, index) => share >= (shares[index - 1] ?? 0))).toBe(true);
      }),
    );
  });
});

describe('a linear axis', () => {
  it.each([
    [[], [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [
      [0, 0],
      [0, 0.2, 0.4, 0.6, 0.8, 1],
    ],
    [
      [7, 7, 7],
      [0, 2, 4, 6, 8],
    ],
    [
      [-30, 90],
      [-50, 0, 50, 100],
    ],
    [[-5], [-5, -4, -3, -2, -1, 0]],
  ])('of %j is written %j', (known, ticks) => {
    expect(linearAxis(known).ticks).toEqual(ticks);
  });
});

it('a logarithmic axis is written in powers of ten, one above the greatest value', () => {
  expect(logAxis([0, 0.3, 84, 1240]).ticks).toEqual([0.1, 1, 10, 100, 1000, 10_000]);
  expect(logAxis([]).ticks).toEqual([1, 10]);
  expect(logAxis([1, 100]).shareOf(10)).toBeCloseTo(0.5);
});

describe('bars', () => {
  it('stand inside their plot and beside each other, whatever comes', () => {
    fc.assert(
      fc.property(values, (known) => {
        const bars = toBars(known, linearAxis(known));
        for (const [index, { x, y, width, height }] of bars.entries()) {
          const before = bars[index - 1];
          expect(x).toBeGreaterThanOrEqual(before ? before.x + before.width - 1e-9 : 0);
          expect(x + width).toBeLessThanOrEqual(1 + 1e-9);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(height).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('grow up from zero or down, and something is more than nothing', () => {
    const [loss, none, little] = toBars([-100, 0, 0.01], linearAxis([-100, 100]));
    expect(loss).toMatchObject({ y: 0.5, height: 0.5 });
    expect(none?.height).toBe(0);
    expect(little?.height).toBe(0.008);
    expect(little?.y).toBeCloseTo(0.492);
  });
});

describe('a curve', () => {
  const numbers = (path: string) =>
    [...path.matchAll(/-?\d+(\.\d+)?(e-?\d+)?/g)].map(([text]) => Number(text));

  it('stays inside its square, whatever comes', () => {
    fc.assert(
      fc.property(values, (known) => {
        const { line, area } = toCurve(known, linearAxis(known));
        expect(line + area).not.toMatch(/NaN|Infinity/);
        expect(numbers(line + area).every((number) => number >= 0 && number <= curveSide)).toBe(true);
      }),
    );
  });

  it('of nothing is no path, of one value a level', () => {
    expect(toCurve([], linearAxis([]))).toEqual({ line: '', area: '' });
    expect(toCurve([4], linearAxis([4])).line).toBe('M0,0L100,0');
  });
});

describe('labels', () => {
  const placed = (count: number) => Array.from({ length: count }, (_, at) => ({ at, text: `${at}` }));

  it('are so many as there is room, narrow and wide', () => {
    const labels = toLabels(placed(12), 3, 6);
    expect(labels.map(({ text, room }) => `${text} ${room}`)).toEqual([
      '0 any',
      '2 wide',
      '4 any',
      '6 wide',
      '8 any',
      '10 wide',
    ]);
    fc.assert(
      fc.property(fc.nat(400), fc.integer({ min: 1, max: 40 }), (count, room) => {
        const narrow = toLabels(placed(count), room, count).filter((label) => label.room !== 'wide');
        expect(narrow.length).toBeLessThanOrEqual(room);
        expect(narrow.length > 0).toBe(count > 0);
      }),
    );
  });
});

describe('a sparkline', () => {
  it('has gaps where there is no value, and ends at the last one', () => {
    expect(toSpark([1, null, 3, 2])).toEqual({ line: 'M4,20ZM46.7,4L68,12', last: { x: 68, y: 12 } });
    expect(toSpark([1, null]).last).toBeNull();
  });

  it('of one value, of values that are all alike and of none is drawn without a number that is none', () => {
    for (const values of [[5], [5, 5, 5], [], [null]]) {
      const { line, last } = toSpark(values);
      expect(`${line} ${last?.x} ${last?.y}`).not.toMatch(/NaN|Infinity/);
    }
    expect(toSpark([5, 5]).line).toBe('M4,12L68,12');
  });
});

it('a share is written in percent', () => {
  expect([0, 0.125, 1 / 3, 1].map(percent)).toEqual(['0%', '12.5%', '33.33%', '100%']);
});
