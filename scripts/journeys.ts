import { beAlone } from './test/alone';
import { runJourneys, startJourneyStack } from './test/journeys';
import { runTally } from './test/run-tally';
import { summary } from './test/tally';

/**
 * `npm run journeys -- market login`: the journeys of `e2e/` whose file has one of these words in its name, all without any, on a stack of
 * their own. What begins with `-` goes to Playwright as it is (`-g "a deposit"`, `--trace on`).
 */
beAlone();
const tally = await runTally('journeys', () =>
  runJourneys(startJourneyStack(), { args: process.argv.slice(3) }),
);
process.exitCode = tally.failed === 0 ? 0 : 1;
process.stdout.write(`\n${summary([tally])}\n`, () => process.exit());
