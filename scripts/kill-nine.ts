import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from '@/supervisor/data-folder';
import { forgetOperator } from '@/supervisor/operator-variables';
import { onStopSignal } from '@/supervisor/signals';
import { killNine } from './kill-nine/kill-nine';

/**
 * `npm run kill-nine [-- --cycles 50]`: kill -9 of the API and, separately, of the database while clients order and hand in claims without a pause, so many
 * times each. Prints what clients were promised and what is left of it. Exit code 1 where anything was lost, doubled or does not agree; Ctrl-C
 * and SIGTERM stop everything it started and end with 130.
 */
forgetOperator(process.env);
const interrupted = new AbortController();
onStopSignal(() => interrupted.abort());

const at = process.argv.indexOf('--cycles');
const cycles = at === -1 ? 50 : Number(process.argv[at + 1]);
if (!Number.isInteger(cycles) || cycles < 1) {
  process.stderr.write('--cycles must be a whole number of at least 1.\n');
  process.exitCode = 1;
} else {
  for (const target of ['api', 'database'] as const)
    if (!interrupted.signal.aborted) process.exitCode = (await run(target)) || process.exitCode || 0;
}
// Its clients would go on asking.
if (interrupted.signal.aborted) process.exit(130);

async function run(target: 'api' | 'database'): Promise<number> {
  const parent = mkdtempSync(join(tmpdir(), 'sikke-kill-'));
  chmodSync(parent, 0o711);
  try {
    const folder = dataFolder(['--data', join(parent, 'data')]);
    const onCycle = (cycle: number, acknowledged: number) =>
      process.stdout.write(
        `${target}: kill ${cycle} of ${cycles}, ${acknowledged} orders and claims acknowledged\n`,
      );
    const { acknowledgedOf, lost, duplicated, repeats, faults } = await killNine({
      target,
      cycles,
      folder,
      signal: interrupted.signal,
      onCycle,
    });
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    process.stdout.write(
      `${target}: ${cycles} kills, ${JSON.stringify(acknowledgedOf)} acknowledged, ${repeats} repeated, ${lost} lost, ${duplicated} duplicated\n`,
    );
    return lost + duplicated + faults.length === 0 ? 0 : 1;
  } catch (error) {
    if (interrupted.signal.aborted) return 130;
    throw error;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}
