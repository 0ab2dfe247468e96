import { refuseWhileRunning } from '@/supervisor/instance-lock';
import { onStopSignal } from '@/supervisor/signals';
import { toSentence } from '@/system/problem';
import { runChecks } from './check/steps';
import { runJourneys } from './test/journeys';
import { runTally } from './test/run-tally';
import { summary, type Tally } from './test/tally';
import { runVitest } from './test/vitest';

/** `npm test`: checks, unit and integration tests, then journeys in a real browser against the production build (D33). */
const kinds: readonly (readonly [name: string, run: () => Promise<Tally> | Tally])[] = [
  ['checks', runChecks],
  ['unit and integration tests', runVitest],
  ['journeys', () => runJourneys()],
];

onStopSignal(() => process.exit(130));

try {
  refuseWhileRunning('.data');
} catch (error) {
  process.stderr.write(`${toSentence(error)} The journeys build the site anew.\n`);
  process.exit(1);
}
const tallies: Tally[] = [];
for (const [name, run] of kinds) tallies.push(await runTally(name, run));
process.exitCode = tallies.every(({ failed }) => failed === 0) ? 0 : 1;
process.stdout.write(`\n${summary(tallies)}\n`, () => process.exit());
