import { z } from 'zod';

/** A test and how long it ran. */
export interface Duration {
  readonly name: string;
  readonly ms: number;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string().default(''),
      assertionResults: z.array(
        z.object({ fullName: z.string().default(''), duration: z.number().nullish() }),
      ),
    }),
  ),
});

const suiteSchema = z.object({
  get suites() {
    return z.array(suiteSchema).default([]);
  },
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        tests: z.array(z.object({ results: z.array(z.object({ duration: z.number().default(0) })) })),
      }),
    )
    .default([]),
});

const playwrightReport = z.object({ suites: z.array(suiteSchema).default([]) });

/** How long each test of vitest's JSON report ran. */
export function vitestDurations(report: unknown): readonly Duration[] {
  return vitestReport
    .parse(report)
    .testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: `${name}: ${fullName}`, ms: duration ?? 0 })),
    );
}

/** How long each journey of Playwright's JSON report ran. */
export function playwrightDurations(report: unknown): readonly Duration[] {
  return playwrightReport.parse(report).suites.flatMap(durationsOfSuite);
}

function durationsOfSuite({ suites, specs }: z.infer<typeof suiteSchema>): Duration[] {
  const own = specs.map(({ file, title, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return { name: `${file}: ${title}`, ms: results.reduce((sum, { duration }) => sum + duration, 0) };
  });
  return [...own, ...suites.flatMap(durationsOfSuite)];
}
