import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where `npm test` proves something on smaller numbers: every test that asks how many they are. */
const files = ['api', 'contract', 'scripts']
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)))
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => /\b(isAtScale|manyRows)\b/.test(readFileSync(name, 'utf8')));

/**
 * `npm run at-scale`: what `npm test` proves on smaller numbers, on whole ones: the ledger's books after 100 000 random operations, lists and searches
 * of 100 000 rows, a million draws, a thousand orders at once, more kills of the API and the database, and more pages of the sitemaps. Both halves run beside each
 * other: the first one mostly waits for its database.
 */
const env = { ...process.env, AT_SCALE: '1' };
const commands = [
  ['node_modules/vitest/vitest.mjs', 'run', ...files],
  ['scripts/run.mjs', 'journeys', 'found-by-search'],
];
const run = (command: readonly string[]) =>
  new Promise<number | null>((resolve) => {
    spawn(process.execPath, command, { stdio: 'inherit', env }).once('close', resolve);
  });
const codes = await Promise.all(commands.map(run));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
