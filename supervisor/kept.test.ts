import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { isKept, keep } from './kept.mjs';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

let root = '';
let made = '';
/** Sources, and a folder with what was made of them. */
beforeEach(() => {
  const { folder, remove } = temporaryFolder('sikke-kept-');
  cleanups.push(remove);
  root = join(folder, 'sources');
  made = join(folder, 'programs');
  for (const place of [root, made]) mkdirSync(place, { mode: 0o700 });
  mkdirSync(join(made, 'node_modules'));
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'one.ts', 'other.ts'])
    writeFileSync(join(root, file), `${file}, as it was`);
  keep(made, root, ['one.ts', 'other.ts']);
});

it('what was made is kept while its sources are what they were, whenever they were written', () => {
  expect(isKept(made, root)).toBe(true);
  writeFileSync(join(root, 'one.ts'), 'one.ts, as it was');
  expect(isKept(made, root)).toBe(true);
});

it.each(['one.ts', 'other.ts', 'package.json', 'package-lock.json', 'tsconfig.json'])(
  'it is made anew once %s has changed',
  (file) => {
    writeFileSync(join(root, file), 'changed');
    expect(isKept(made, root)).toBe(false);
  },
);

it('it is made anew where a source has gone, the sources lie elsewhere, or nothing was made to its end', () => {
  const elsewhere = join(root, '../elsewhere');
  mkdirSync(elsewhere);
  expect(isKept(made, elsewhere)).toBe(false);
  rmSync(join(root, 'one.ts'));
  expect(isKept(made, root)).toBe(false);
  rmSync(join(made, 'made-of.json'));
  expect(isKept(made, root)).toBe(false);
});

it('a folder that others may write to is not trusted', () => {
  chmodSync(made, 0o770);
  expect(isKept(made, root)).toBe(false);
});
