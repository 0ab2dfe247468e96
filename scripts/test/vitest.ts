import { runReported } from './run-reported';
import { type Tally, tallyVitest } from './tally';

/** Unit and integration tests; the integration project starts a PostgreSQL of its own. */
export async function runVitest(): Promise<Tally> {
  const report = await runReported((file) => ({
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    env: { NODE_ENV: 'test' },
  }));
  return tallyVitest(report);
}
