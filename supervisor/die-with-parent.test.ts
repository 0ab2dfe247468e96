import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const preload = resolve('supervisor/die-with-parent.cjs');
const lives = 'process.stdin.resume(); setTimeout(() => process.stdout.write("lived"), 300);';

/** Runs a program whose input has ended already. */
function run(env: Readonly<Record<string, string>>) {
  const { NODE_OPTIONS: _, ...own } = process.env;
  return spawnSync(process.execPath, ['--require', preload, '-e', lives], {
    input: '',
    encoding: 'utf8',
    env: { ...own, ...env },
  });
}

describe.skipIf(process.platform === 'win32')('the preload of every child', () => {
  it('ends a child whose parent is gone', () => {
    expect(run({ SIKKE_PARENT_PIPE: '1' })).toMatchObject({ signal: 'SIGTERM', stdout: '' });
  });

  it('leaves the children of a child alone: Next starts its compilers without input', () => {
    expect(run({})).toMatchObject({ status: 0, stdout: 'lived' });
  });
});
