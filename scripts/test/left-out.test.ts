import { expect, it } from 'vitest';
import { ownSiteJourneys } from './left-out';

it('finds the journeys that start a site of their own by what they import, and none of the others', () => {
  const found = ownSiteJourneys();
  expect(found).toEqual(expect.arrayContaining(['guards.spec.ts', 'operator.spec.ts', 'kick.spec.ts']));
  expect(found).not.toEqual(expect.arrayContaining(['claims.spec.ts']));
  expect(found.length).toBeLessThan(40);
});
