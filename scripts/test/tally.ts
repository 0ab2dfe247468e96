import { relative } from 'node:path';
import { z } from 'zod';
import { type Duration, playwrightDurations, vitestDurations } from './durations';
import { playwrightFailures, vitestFailures } from './failures';

/** How one kind of test went. */
export interface Tally {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** What failed and how it began, for the last words of the run. */
  readonly failures?: readonly string[];
  readonly durations?: readonly Duration[];
  /** How long the whole kind took. */
  readonly ms?: number;
}

/** How many of the slowest tests are told. */
const slowestTold = 10;

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Counts vitest's JSON report; a file that could not even be loaded is a failure of its own. */
export function tallyVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    name: 'unit and integration tests',
    passed: numPassedTests,
    failed: numFailedTests + unloaded,
    failures: vitestFailures(report),
    durations: vitestDurations(report),
  };
}

/** Counts Playwright's JSON report; a flaky journey is a failed one. */
export function tallyPlaywright(report: unknown): Tally {
  const { errors, stats } = playwrightReport.parse(report);
  return {
    name: 'journeys',
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: playwrightFailures(report),
    durations: playwrightDurations(report),
  };
}

/** What came of a run whose failures were asked again; what did not fail twice is named all the same. */
export function askedAgain(first: Tally, again: Tally): Tally {
  // A failure outside any journey cannot be asked again, and one that was not found again did not pass.
  const lost = Math.max(0, first.failed - again.passed - again.failed);
  return {
    ...first,
    passed: first.passed + again.passed,
    failed: again.failed + lost,
    failures: [
      ...(first.failures ?? []).map((failure) => `(beside others) ${failure}`),
      ...(again.failures ?? []),
    ],
  };
}

/** The last words of a run: what failed, the slowest tests, a line per kind with its time, then `N passed, N failed` over everything. */
export function summary(tallies: readonly Tally[]): string {
  const lines = tallies.map(
    ({ name, passed, failed, ms }) =>
      `${name}: ${passed} passed, ${failed} failed${ms === undefined ? '' : `, ${toMinutes(ms)}`}`,
  );
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  const failures = tallies.flatMap((tally) => tally.failures ?? []);
  return [...failures, ...slowest(tallies), ...lines, `${passed} passed, ${failed} failed`].join('\n');
}

function slowest(tallies: readonly Tally[]): readonly string[] {
  const durations = tallies.flatMap((tally) => tally.durations ?? []);
  const first = durations.toSorted((a, b) => b.ms - a.ms).slice(0, slowestTold);
  const lines = first.map(
    ({ name, ms }) => `  ${toMinutes(ms)} ${name.startsWith('/') ? relative('.', name) : name}`,
  );
  return lines.length === 0 ? [] : ['slowest:', ...lines];
}

/** `5:07` is five minutes and seven seconds. */
function toMinutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
