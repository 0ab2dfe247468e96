import { beAlone } from './test/alone';
import { keepFilesInMemory } from './test/files-in-memory';
import { runJourneys, startJourneyStack } from './test/journeys';
import { runTally } from './test/run-tally';
import { summary } from './test/tally';

/**
 * `npm run walks`: the journeys that open every page there is, in every way: each visitor, size, width and choice of motion. `npm test` opens each page
 * one way (docs/adr/265).
 */
beAlone();
keepFilesInMemory();
const options = { args: ['--grep', '@walk'], isWhole: true };
const tally = await runTally('walks', () => runJourneys(startJourneyStack(), options));
process.exitCode = tally.failed === 0 ? 0 : 1;
process.stdout.write(`\n${summary([tally])}\n`, () => process.exit());
