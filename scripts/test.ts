import { runChecks } from './check/steps';
import { beAlone } from './test/alone';
import { keepFilesInMemory } from './test/files-in-memory';
import { runJourneys, startJourneyStack } from './test/journeys';
import { extentVariable, leftOutText, toExtent } from './test/left-out';
import { runTally } from './test/run-tally';
import { summary } from './test/tally';
import { runVitest } from './test/vitest';

/**
 * `npm test`: checks, unit and integration tests, then journeys in a real browser against the production build (D33). The site is built
 * while the unit and integration tests run (docs/adr/199). It leaves out what takes long; `npm test -- --landing`, which CI runs, leaves out less, `npm test -- --whole` nothing (docs/adr/484).
 */
beAlone();
keepFilesInMemory();
const extent = toExtent(process.argv.slice(3));
process.env[extentVariable] = extent;
const checks = await runTally('checks', runChecks);
const stack = startJourneyStack();
// What kept it from starting is told where the journeys would begin.
stack.catch(() => undefined);
const tests = await runTally('unit and integration tests', runVitest);
const journeys = await runTally('journeys', () => runJourneys(stack));
const tallies = [checks, tests, journeys];
process.exitCode = tallies.every(({ failed }) => failed === 0) ? 0 : 1;
process.stdout.write(`\n${leftOutText(extent)}\n${summary(tallies)}\n`, () => process.exit());
