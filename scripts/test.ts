import { runChecks } from './check/steps';
import { beAlone } from './test/alone';
import { runJourneys, startJourneyStack } from './test/journeys';
import { runTally } from './test/run-tally';
import { summary } from './test/tally';
import { runVitest } from './test/vitest';

/**
 * `npm test`: checks, unit and integration tests, then journeys in a real browser against the production build (D33). The site is built
 * while the unit and integration tests run (docs/adr/199). With `--walks` the walks over every page go all their ways, as by `npm run walks`,
 * in the same run (docs/adr/265).
 */
beAlone();
const isWhole = process.argv.includes('--walks');
const checks = await runTally('checks', runChecks);
const stack = startJourneyStack();
// What kept it from starting is told where the journeys would begin.
stack.catch(() => undefined);
const tests = await runTally('unit and integration tests', runVitest);
const journeys = await runTally('journeys', () => runJourneys(stack, { isWhole }));
const tallies = [checks, tests, journeys];
process.exitCode = tallies.every(({ failed }) => failed === 0) ? 0 : 1;
process.stdout.write(`\n${summary(tallies)}\n`, () => process.exit());
