import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toGuessSpan, toMiddleHalf } from './to-guess-span';

const spread = (...values: readonly number[]) => values.map((at) => ({ at, count: 1 }));

describe('the axis of the guesses', () => {
  it('reaches from the lowest to the highest, and to the result beside them', () => {
    expect(toGuessSpan(spread(80, 90, 100, 120), null)).toEqual({ low: 80, high: 120 });
    expect(toGuessSpan(spread(80, 90, 100, 120), 200)).toEqual({ low: 80, high: 200 });
  });

  it('is not stretched by a wild one', () => {
    expect(toGuessSpan(spread(80, 90, 100, 110, 120, 9000), null)).toEqual({ low: 80, high: 120 });
  });

  it('shows the others where the middle half is one value, but for a wild one', () => {
    const most = { at: 10_000, count: 8 };
    expect(toGuessSpan([{ at: 9000, count: 1 }, most, { at: 12_000, count: 1 }], null)).toEqual({
      low: 9000,
      high: 12_000,
    });
    expect(toGuessSpan([{ at: 9000, count: 2 }, most, ...spread(12_000, 9_000_000)], null)).toEqual({
      low: 9000,
      high: 12_000,
    });
    expect(toGuessSpan([most, { at: 12_000, count: 1 }], null)).toEqual({ low: 10_000, high: 12_000 });
  });

  it('has room on both sides of the only value there is', () => {
    expect(toGuessSpan([{ at: 10_000, count: 3 }], null)).toEqual({ low: 9000, high: 11_000 });
    expect(toGuessSpan(spread(0), 0)).toEqual({ low: -1, high: 1 });
  });

  it('does not exist without guesses', () => {
    expect(toGuessSpan([], 100)).toBeNull();
    expect(toMiddleHalf([])).toBeNull();
  });

  it('holds the middle half of whatever was guessed, each counted as often as it was made', () => {
    expect(
      toMiddleHalf([
        { at: 1, count: 8 },
        { at: 5, count: 1 },
        { at: 9, count: 1 },
      ]),
    ).toEqual({
      low: 1,
      high: 1,
    });
    const drawn = fc.array(fc.record({ at: fc.nat(), count: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(drawn, fc.nat(), (list, mark) => {
        const sorted = list.toSorted((a, b) => a.at - b.at);
        const [half, span] = [toMiddleHalf(sorted), toGuessSpan(sorted, mark)];
        return (
          half !== null &&
          span !== null &&
          span.low <= Math.min(half.low, mark) &&
          span.high >= Math.max(half.high, mark)
        );
      }),
    );
  });
});
