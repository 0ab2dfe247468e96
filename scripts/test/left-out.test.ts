import { expect, it } from 'vitest';
import { journeysLeftOut, toExtent } from './left-out';

it('finds the journeys that start a site of their own by what they import, and none of the others', () => {
  const found = journeysLeftOut('short');
  expect(found).toEqual(expect.arrayContaining(['guards.spec.ts', 'operator.spec.ts', 'kick.spec.ts']));
  expect(found).not.toEqual(expect.arrayContaining(['claims.spec.ts']));
  expect(found.length).toBeLessThan(40);
});

it('leaves out whole evenings before a landing, and nothing of the whole', () => {
  const found = journeysLeftOut('landing');
  expect(found).toEqual(expect.arrayContaining(['operator.spec.ts', 'evening.spec.ts', 'kick.spec.ts']));
  for (const kept of ['guards', 'faults', 'policy', 'several-processes', 'image', 'behind-nginx'])
    expect(found).not.toContain(`${kept}.spec.ts`);
  expect(journeysLeftOut('whole')).toEqual([]);
});

it('is the short one unless the other is asked for', () => {
  expect([[], ['--landing'], ['--whole']].map(toExtent)).toEqual(['short', 'landing', 'whole']);
});
