import { readdirSync, readFileSync } from 'node:fs';

/** The variable by which `npm test` tells the programs that run tests how much of them. */
export const extentVariable = 'TEST_EXTENT';

/** Whether what takes long is left to `npm test -- --whole`, by the rules below (docs/adr/373). */
const isShort = process.env[extentVariable] === 'short';

/** Files of unit and integration tests that take long: whole commands of an operator, lists of many rows, and the demo of a year on several days. */
export const longTests: readonly string[] = [
  'scripts/**/*.integ.test.ts',
  '**/*-at-scale.integ.test.ts',
  'api/seed/*.integ.test.ts',
];

/** Those of them that this run leaves out. */
export const leftOutTests = isShort ? longTests : [];

/** Journeys that are left out: walks over every page, by their mark, and whatever starts a site of its own, by what its file imports. */
export const leftOutJourneys = isShort
  ? { grepInvert: /@walk/, testIgnore: ownSiteJourneys().map((name) => `**/${name}`) }
  : {};

/** The files of the journeys that start a site of their own. */
export function ownSiteJourneys(): string[] {
  const starts =
    /from '\.\/support\/(?:built-site|small-site|own-stack|own-folder|test-on-own-stack|image-stage|several-processes)'/;
  return readdirSync('e2e').filter(
    (name) => name.endsWith('.spec.ts') && starts.test(readFileSync(`e2e/${name}`, 'utf8')),
  );
}

/** What `npm test` says of it. */
export const leftOutText =
  'Left out: walks over every page, journeys on sites of their own, whole commands. `npm test -- --whole` runs them too, as CI does.';
