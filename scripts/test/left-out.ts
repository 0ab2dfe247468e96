import { readdirSync, readFileSync } from 'node:fs';

/** The variable by which `npm test` tells the programs that run tests how much of them. */
export const extentVariable = 'TEST_EXTENT';

type Extent = 'short' | 'landing' | 'whole';

/** What a run leaves out. */
interface LeftOut {
  /** Files of unit and integration tests. */
  readonly tests: readonly string[];
  /** Walks by their marks (`e2e/support/walks.ts`). */
  readonly walks: RegExp | null;
  /** Journeys by what their files import of `e2e/support/`. */
  readonly journeysWith: RegExp | null;
  /** Whether the tables that are to come are tried on every version that was released, or on the newest alone. */
  readonly hasEveryRelease: boolean;
  /** What `npm test` says of it. */
  readonly said: string;
}

/** Lists of many rows, and the demo of a year on several days. */
const manyRows = ['**/*-at-scale.integ.test.ts', 'api/seed/*.integ.test.ts'];

/** All files of unit and integration tests that take long: those, and whole commands of an operator. */
export const longTests: readonly string[] = ['scripts/**/*.integ.test.ts', ...manyRows];

/** Without the commands that carry an operator's data from version to version: what they break nobody mends. */
const otherLongTests = [
  'scripts/*.integ.test.ts',
  'scripts/!(release|upgrade)/**/*.integ.test.ts',
  ...manyRows,
];

/** How much of the tests there can be run (docs/adr/373, docs/adr/484). */
const extents: Readonly<Record<Extent, LeftOut>> = {
  /** `npm test`: before each change. */
  short: {
    tests: longTests,
    walks: /@walk/,
    journeysWith:
      /built-site|small-site|own-stack|own-folder|test-on-own-stack|image-stage|several-processes/,
    hasEveryRelease: false,
    said: 'Left out: walks over every page, journeys on sites of their own, whole commands. `npm test -- --landing` runs what CI does, `npm test -- --whole` all.',
  },
  /** `npm test -- --landing`: before a change is everybody's. */
  landing: {
    tests: otherLongTests,
    walks: /@entries/,
    journeysWith: /test-on-own-stack|own-folder/,
    hasEveryRelease: false,
    said: 'Left out: an operator’s whole commands and evenings, walks over every entry, releases before the last. `npm test -- --whole` runs them too.',
  },
  /** `npm test -- --whole`: before a release, and whenever somebody has the time. */
  whole: { tests: [], walks: null, journeysWith: null, hasEveryRelease: true, said: '' },
};

/** The extent that the arguments of `npm test` ask for. */
export function toExtent(args: readonly string[]): Extent {
  if (args.includes('--whole')) return 'whole';
  return args.includes('--landing') ? 'landing' : 'short';
}

/** What `npm test` says of what it left out. */
export function leftOutText(extent: Extent): string {
  return extents[extent].said;
}

/** The files of the journeys that an extent leaves out by what they import. */
export function journeysLeftOut(extent: Extent): string[] {
  const { journeysWith } = extents[extent];
  if (journeysWith === null) return [];
  const starts = new RegExp(`from '\\./support/(?:${journeysWith.source})'`);
  return readdirSync('e2e').filter(
    (name) => name.endsWith('.spec.ts') && starts.test(readFileSync(`e2e/${name}`, 'utf8')),
  );
}

const asked = process.env[extentVariable];
/** Outside of `npm test`, by a runner's own command, nothing is left out. */
const extent: Extent = asked === 'short' || asked === 'landing' ? asked : 'whole';

/** Whether this run tries every version that was released. */
export const hasEveryRelease: boolean = extents[extent].hasEveryRelease;

/** Files of unit and integration tests that this run leaves out. */
export const leftOutTests: readonly string[] = extents[extent].tests;

/** Journeys that this run leaves out, as Playwright's configuration says it: walks by their mark, others by their files. */
export const leftOutJourneys = {
  grepInvert: extents[extent].walks ?? [],
  testIgnore: journeysLeftOut(extent).map((name) => `**/${name}`),
};
