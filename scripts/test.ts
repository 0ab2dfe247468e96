import { refuseWhileRunning } from '@/supervisor/instance-lock';
import { onStopSignal } from '@/supervisor/signals';
import { toSentence } from '@/system/problem';
import { runChecks } from './check/steps';
import { runJourneys } from './test/journeys';
import { summary, type Tally } from './test/tally';
import { runVitest } from './test/vitest';

/** `npm test`: checks, unit and integration tests, then journeys in a real browser against the production build (D33). */
const kinds: readonly (readonly [name: string, run: () => Promise<Tally> | Tally])[] = [
  ['checks', runChecks],
  ['unit and integration tests', runVitest],
  ['journeys', runJourneys],
];

onStopSignal(() => process.exit(130));

/** A kind that cannot run at all counts as one failure, and the others still run. */
async function runTally(name: string, run: () => Promise<Tally> | Tally): Promise<Tally> {
  process.stdout.write(`\n== ${name}\n`);
  try {
    return await run();
  } catch (error) {
    process.stdout.write(`FAIL ${name}: ${toSentence(error)}\n`);
    return { name, passed: 0, failed: 1 };
  }
}

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
