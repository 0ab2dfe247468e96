import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** How many lines of an error are told, so that several failures can be read at a glance; the rest stands where the test ran. */
const linesOfOne = 14;

/** How many characters of a line: a page that was not what was expected is one line. */
const lengthOfLine = 200;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          fullName: z.string().default(''),
          status: z.string().default(''),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const errorSchema = z.object({ message: z.string().default('') });

const suiteSchema = z.object({
  get suites() {
    return z.array(suiteSchema).default([]);
  },
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        ok: z.boolean(),
        tests: z.array(
          z.object({ results: z.array(z.object({ errors: z.array(errorSchema).default([]) })) }),
        ),
      }),
    )
    .default([]),
});

const playwrightReport = z.object({
  errors: z.array(errorSchema).default([]),
  suites: z.array(suiteSchema).default([]),
});

/** What failed in vitest's JSON report: the test (or the file that could not be loaded) and the beginning of its error. */
export function vitestFailures(report: unknown): readonly string[] {
  return vitestReport
    .parse(report)
    .testResults.flatMap(({ name, status, message, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0
        ? [told(name, [message])]
        : assertionResults
            .filter((one) => one.status === 'failed')
            .map((one) => told(`${name}: ${one.fullName}`, one.failureMessages ?? [])),
    );
}

/** What failed in Playwright's JSON report, errors outside any journey first. */
export function playwrightFailures(report: unknown): readonly string[] {
  const { errors, suites } = playwrightReport.parse(report);
  return [
    ...errors.map(({ message }) => told('outside any journey', [message])),
    ...suites.flatMap(failuresOfSuite),
  ];
}

function failuresOfSuite({ suites, specs }: z.infer<typeof suiteSchema>): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      told(
        `${file}: ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      ),
    );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

function told(name: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, linesOfOne),
  );
  return [`FAILED ${name}`, ...lines.map((line) => `  ${line.slice(0, lengthOfLine)}`)].join('\n');
}
