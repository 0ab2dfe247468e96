import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countPortions, takePortion } from './portions';

async function* inParts<T>(parts: readonly (readonly T[])[]): AsyncGenerator<readonly T[]> {
  yield* parts;
}

describe('portions of a sequence', () => {
  test('together are the sequence, each at most of the size, however long the parts are in which it comes', async () => {
    const parts = fc.array(fc.array(fc.nat(), { maxLength: 12 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(parts, fc.integer({ min: 1, max: 9 }), async (given, size) => {
        const all: number[] = [];
        const count = await countPortions(inParts(given), size);
        for (let number = 1; number <= count; number += 1) {
          const portion =
            (await takePortion(inParts(given), number, size)) ?? expect.fail('a portion is missing');
          expect(portion.length).toBeLessThanOrEqual(size);
          all.push(...portion);
        }
        expect(all).toEqual(given.flat());
        expect(await takePortion(inParts(given), count + 1, size)).toBeNull();
      }),
    );
  });

  test('of nothing are one that is empty', async () => {
    expect(await countPortions(inParts([]), 5)).toBe(1);
    expect(await takePortion(inParts([]), 1, 5)).toEqual([]);
  });

  test('are found without reading what comes behind them', async () => {
    async function* endless() {
      yield [1, 2, 3];
      throw new Error('read too far');
    }
    expect(await takePortion(endless(), 1, 3)).toEqual([1, 2, 3]);
  });
});
