import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeCommitment, drawSeeds } from './draw-seeds';

test('everybody who registered is drawn once, and in whatever order they stood, the draw is the same', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 128 });
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), numbers, (secret, all) => {
      const drawn = drawSeeds(secret, all);
      expect([...drawn].sort((a, b) => a - b)).toEqual([...all].sort((a, b) => a - b));
      expect(drawSeeds(secret, [...all].reverse())).toEqual(drawn);
    }),
  );
});

test('over many secrets each of four players is drawn first about as often as the others', () => {
  const firsts = Array.from({ length: 4000 }, (_, at) => drawSeeds(`secret ${at}`, [1, 2, 3, 4])[0] ?? 0);
  for (const player of [1, 2, 3, 4]) {
    const share = firsts.filter((first) => first === player).length / firsts.length;
    expect(share).toBeGreaterThan(0.22);
    expect(share).toBeLessThan(0.28);
  }
});

test('the published sum is the SHA-256 that every tool computes of the secret', () => {
  expect(computeCommitment('sikke-kura-7')).toBe(
    '4177365836896e91a59dfa1208073d8d61f37bb7764fdbe1b64df026b46dba5c',
  );
});
