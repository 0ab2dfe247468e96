import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/api/db/client';
import { refuseWhileRunning } from '@/supervisor/instance-lock';
import { forgetOperator } from '@/supervisor/operator-variables';
import { onStopSignal } from '@/supervisor/signals';
import { newStack } from '@/supervisor/stack';
import { usefulProcesses } from '@/supervisor/useful-processes';
import { toSentence } from '@/system/problem';
import { say } from '@/system/progress';
import { table } from './bench/rows';
import { timedStart } from './bench/timed-start';
import { mountSmallDisk } from './kill-nine/small-disk';
import { readSoakArguments } from './soak/arguments';
import { prepareFakeClock } from './soak/fake-clock';
import { listFaults } from './soak/faults';
import { wrongsOf } from './soak/judge';
import { faultTable, soakRows } from './soak/report';
import { planFaults } from './soak/schedule';
import { type Soaked, soak } from './soak/soak';

/**
 * `npm run soak [-- --minutes 60] [--no-faults]`: the whole product under guests, members, orders, streams and hostile requests for so long, some fifty
 * requests a second, while its parts are killed, its database hangs, its disk is full, read-only or slow and its clock jumps. As many processes serve as `npm start` takes here. Exit code 1 where something was lost or
 * doubled, did not come back within a minute, answered wrongly without a fault, or grew; Ctrl-C and SIGTERM stop everything it started and end with 130.
 */
const folder = mkdtempSync(join(tmpdir(), 'sikke-soak-'));
chmodSync(folder, 0o711);
const everything = newStack();
const interrupted = new AbortController();
/** What is broken just then is whole again before anything is stopped. */
const wholeAgainMs = 500;

onStopSignal(() => {
  interrupted.abort();
  setTimeout(() => void end(130), wholeAgainMs);
});
try {
  const code = await run();
  if (!interrupted.signal.aborted) await end(code);
} catch (error) {
  if (!interrupted.signal.aborted) {
    process.stderr.write(`The soak cannot go on: ${toSentence(error)}\n`);
    await end(1);
  }
}

/** Its clients would go on asking: the process ends with what was started. */
async function end(code: number): Promise<void> {
  await everything.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

async function run(): Promise<number> {
  const { minutes, hasFaults } = readSoakArguments(process.argv.slice(3));
  refuseWhileRunning('.data');
  forgetOperator(process.env);
  // As at a terminal: the logs lie in the data folder, on the disk that fills.
  Object.defineProperty(process.stdout, 'isTTY', { value: true });
  const dataFolder = join(folder, 'data');
  const clock = hasFaults ? prepareFakeClock(folder, process.env) : null;
  const disks = hasFaults ? await mountDisks(dataFolder) : null;
  const { site: sites, api: apis } = usefulProcesses();
  const { installation, databaseUrl } = await timedStart(dataFolder, everything, { sites, apis });
  if (databaseUrl === null) throw new Error('it brings up a database of its own, and there is none');
  const database = openDatabase({ url: databaseUrl, maxConnections: 2 });
  await everything.add(database.close);
  const { signal } = interrupted;
  const { faults, skipped } = listFaults({ dataFolder, db: database.db, disks, clock, signal });
  const plan = hasFaults ? planFaults(faults, minutes) : [];
  const leftOut = hasFaults ? skipped : ['any fault: --no-faults'];
  return told(await soak({ installation, database, minutes, plan, signal, say }), leftOut);
}

/** One for everything, and in it one for the database alone, which can be read-only while the logs go on; null where none may be mounted. */
async function mountDisks(dataFolder: string) {
  const data = mountSmallDisk(dataFolder, 512);
  if (data === null) return null;
  await everything.add(async () => data.unmount());
  const database = mountSmallDisk(join(dataFolder, 'postgres'), 1_024);
  if (database === null) return null;
  await everything.add(async () => database.unmount());
  return { data, database };
}

/** Prints what came of it, and what it was without. @returns the exit code */
function told({ samples, judged, counts, statuses }: Soaked, leftOut: readonly string[]): number {
  const answers = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  const wrongs = wrongsOf(judged);
  say(`\n${table(soakRows(samples, judged, counts))}`);
  say(`hostile requests were answered ${answers.join(', ')} (0: closed without an answer)`);
  if (judged.struck.length > 0) say(`\n${faultTable(judged.struck)}`);
  if (judged.verdict !== null) {
    const { acknowledged, lost, duplicated } = judged.verdict;
    say(`\n${acknowledged} orders and claims acknowledged, ${lost} lost, ${duplicated} doubled`);
  }
  for (const wrong of wrongs) process.stderr.write(`${wrong}\n`);
  say(
    [
      '',
      wrongs.length === 0 ? 'It passed.' : 'It failed.',
      ...leftOut.map((line) => `Without ${line}.`),
    ].join('\n'),
  );
  return wrongs.length === 0 ? 0 : 1;
}
