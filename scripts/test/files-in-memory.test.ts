import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFilesInMemory } from './files-in-memory';

const own = `sikke-tests-${process.pid}`;
let memory: string;
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'sikke-memory-'));
});
afterEach(() => rmSync(memory, { recursive: true }));

/** What `TMPDIR` names then. */
function keptAt(room: number, environment: NodeJS.ProcessEnv = { NODE_ENV: 'test' }): string | undefined {
  keepFilesInMemory({ memory, environment, room });
  return environment.TMPDIR;
}

it('the temporary folder is one in memory, and what killed runs left there goes, of nobody who lives', () => {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const others = [`sikke-tests-${process.ppid}`, 'sikke-tests-of-somebody', 'PostgreSQL.1'];
  for (const name of [`sikke-tests-${ended}`, ...others]) mkdirSync(join(memory, name));
  expect(keptAt(1)).toBe(join(memory, own));
  expect(readdirSync(memory).sort()).toEqual([...others, own].sort());
});

it('what killed runs left goes where there is no room, too, and the folder stays where it was', () => {
  mkdirSync(join(memory, `sikke-tests-${spawnSync(process.execPath, ['--version']).pid}`));
  expect(keptAt(Number.POSITIVE_INFINITY)).toBeUndefined();
  expect(readdirSync(memory)).toEqual([]);
});

it('a folder that is named already stays, and a machine without files in memory has none', () => {
  expect(keptAt(1, { NODE_ENV: 'test', TMPDIR: '/elsewhere' })).toBe('/elsewhere');
  expect(readdirSync(memory)).toEqual([]);
  const environment: NodeJS.ProcessEnv = { NODE_ENV: 'test' };
  keepFilesInMemory({ memory: join(memory, 'none'), environment, room: 1 });
  expect(environment.TMPDIR).toBeUndefined();
});
