import { spawnSync } from 'node:child_process';
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

/** Format and lint, the import table, types, dead code, message keys: the same locally and in CI. */
const steps: readonly CheckStep[] = [
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'import table', command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...rooms] },
  { name: 'folders', command: ['tsx', 'scripts/check-folders.ts'] },
  { name: 'route types', command: ['next', 'typegen'] },
  // Version 7 takes less than half the time; version 5 stays for what uses it as a library. Both call their program `tsc`.
  { name: 'types', command: ['../typescript-7/bin/tsc', '--noEmit'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'message keys', command: ['tsx', 'scripts/check-messages.ts'] },
];

/** Runs every step, says how each went, and counts them. A failed step does not hide the ones after it. */
export function runChecks(): Tally {
  const failed = steps.filter((step) => !passes(step)).length;
  return { name: 'checks', passed: steps.length - failed, failed };
}

function passes({ name, command: [program, ...args] }: CheckStep): boolean {
  const started = Date.now();
  const result = spawnSync(process.execPath, [binary(program), ...args], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const isGood = result.status === 0;
  process.stdout.write(`${isGood ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
  if (!isGood) process.stdout.write(`${result.stdout}${result.stderr}`);
  return isGood;
}

function binary(program: string): string {
  return join('node_modules', '.bin', program);
}
