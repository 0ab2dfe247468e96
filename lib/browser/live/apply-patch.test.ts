import fastCheck from 'fast-check';
import { compare } from 'fast-json-patch/commonjs/duplex.js';
import { expect, test } from 'vitest';
import type { PatchStep } from '@/contract/live';
import { applyPatch } from './apply-patch';

const json = fastCheck.object({
  key: fastCheck.string({ maxLength: 4, unit: fastCheck.constantFrom('a', 'b', '/', '~', 'ş', '0') }),
  values: [fastCheck.integer(), fastCheck.string(), fastCheck.constant(null), fastCheck.boolean()],
  maxDepth: 4,
});
const toJson = (value: object): object => JSON.parse(JSON.stringify(value));

test('whatever the server compares, the browser makes the later out of the earlier, which stays', () => {
  fastCheck.assert(
    fastCheck.property(json, json, (one, two) => {
      const [before, after] = [toJson(one), toJson(two)];
      const text = JSON.stringify(before);
      expect(applyPatch(before, compare(before, after) as PatchStep[])).toEqual(after);
      expect(JSON.stringify(before)).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test('lists grow, shrink and change in the middle', () => {
  const lists = [[], [1], [1, 2, 3], [3, 1], [{ a: 1 }, { a: 2 }], [{ a: 2 }], [[1], [2, 3]], [[2]]];
  for (const one of lists)
    for (const two of lists)
      expect(applyPatch({ list: one }, compare({ list: one }, { list: two }) as PatchStep[])).toEqual({
        list: two,
      });
});

test('a step into nothing is an error, never a wrong state', () => {
  expect(() => applyPatch({}, [{ op: 'replace', path: '/a/b', value: 1 }])).toThrow();
});
