import { refuseWhileRunning } from '@/supervisor/instance-lock';
import { onStopSignal } from '@/supervisor/signals';
import { toSentence } from '@/system/problem';
import { runJourneys } from './test/journeys';
import { runTally } from './test/run-tally';
import { summary } from './test/tally';

/**
 * `npm run journeys -- market login`: the journeys of `e2e/` whose file has one of these words in its name, all without any, on a stack of
 * their own. What begins with `-` goes to Playwright as it is (`-g "a deposit"`, `--trace on`).
 */
onStopSignal(() => process.exit(130));
try {
  refuseWhileRunning('.data');
} catch (error) {
  process.stderr.write(`${toSentence(error)} The journeys build the site anew.\n`);
  process.exit(1);
}
const tally = await runTally('journeys', () => runJourneys(process.argv.slice(3)));
process.exitCode = tally.failed === 0 ? 0 : 1;
process.stdout.write(`\n${summary([tally])}\n`, () => process.exit());
