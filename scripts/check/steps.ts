import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Tally } from '@/scripts/test/tally';

interface CheckStep {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
}

const rooms = [
  'app',
  'components',
  'lib',
  'contract',
  'api',
  'front',
  'supervisor',
  'postgres',
  'system',
  'middleware.ts',
];

/** Format and lint, the import table, types, dead code, message keys: the same locally and in CI. What must wait for another stands behind it. */
const chains: readonly (readonly CheckStep[])[] = [
  [
    { name: 'route types', command: ['next', 'typegen'] },
    // Version 7 takes less than half the time; version 5 stays for what uses it as a library. Both call their program `tsc`.
    // One checker of it: each further one infers once more what the others know, and the other chains fill the cores.
    { name: 'types', command: ['../typescript-7/bin/tsc', '--noEmit', '--checkers', '1'] },
  ],
  [{ name: 'dead code', command: ['knip'] }],
  [{ name: 'import table', command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...rooms] }],
  [{ name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] }],
  [{ name: 'folders', command: ['tsx', 'scripts/check-folders.ts'] }],
  [{ name: 'message keys', command: ['tsx', 'scripts/check-messages.ts'] }],
];

/** Runs every step, as many at once as there are cores, says how each went, and counts them. A failed step does not hide the others. */
export async function runChecks(): Promise<Tally> {
  const waiting = [...chains];
  const results: boolean[] = [];
  const work = async () => {
    for (let chain = waiting.shift(); chain !== undefined; chain = waiting.shift())
      for (const step of chain) results.push(await passes(step));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const failed = results.filter((isGood) => !isGood).length;
  return { name: 'checks', passed: results.length - failed, failed };
}

async function passes({ name, command: [program, ...args] }: CheckStep): Promise<boolean> {
  const started = Date.now();
  const child = spawn(process.execPath, [binary(program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const [status] = await once(child, 'close');
  const isGood = status === 0;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${isGood ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  if (!isGood) process.stdout.write(output.join(''));
  return isGood;
}

function binary(program: string): string {
  return join('node_modules', '.bin', program);
}
