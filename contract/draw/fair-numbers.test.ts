import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashedNow } from '@/api/services/raffles/draw/hashed-now';
import * as formula from './fair-numbers';
import { type Bytes, utf8 } from './hashing';

function fairNumbers(seed: Bytes): (below: number) => number {
  const below = formula.fairNumbers(seed);
  return (count) => hashedNow(below(count));
}

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Uint8Array.from(bytes));

describe('numbers out of a seed', () => {
  test('are whole, not negative and below the count, and the same for the same seed', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.integer({ min: 1, max: 2 ** 40 }), { maxLength: 20 }),
        (seed, counts) => {
          const [first, second] = [fairNumbers(seed), fairNumbers(seed)];
          for (const count of counts) {
            const number = first(count);
            expect(second(count)).toBe(number);
            expect(Number.isInteger(number) && number >= 0 && number < count).toBe(true);
          }
        },
      ),
    );
  });

  test('fall evenly: of 60 000 throws of a die no face is off by more than 4 %', () => {
    const throwDie = fairNumbers(utf8('a fixed seed'));
    const faces = [0, 0, 0, 0, 0, 0];
    for (let time = 0; time < 60_000; time += 1) {
      const face = throwDie(6);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    for (const times of faces) expect(Math.abs(times - 10_000)).toBeLessThan(400);
  });

  test('keep to the written formula, so that anybody can compute them again', () => {
    const next = fairNumbers(new Uint8Array(32));
    expect([next(1000), next(1000), next(7)]).toMatchInlineSnapshot(`
      [
        587,
        136,
        6,
      ]
    `);
  });
});
