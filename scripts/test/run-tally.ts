import { toSentence } from '@/system/problem';
import type { Tally } from './tally';

/** Runs a kind of test, says its name before, and takes its time. One that cannot run at all counts as one failure. */
export async function runTally(name: string, run: () => Promise<Tally> | Tally): Promise<Tally> {
  process.stdout.write(`\n== ${name}\n`);
  const begun = performance.now();
  const tally = await counted(name, run);
  return { ...tally, ms: performance.now() - begun };
}

async function counted(name: string, run: () => Promise<Tally> | Tally): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    process.stdout.write(`FAIL ${name}: ${toSentence(error)}\n`);
    return { name, passed: 0, failed: 1 };
  }
}
