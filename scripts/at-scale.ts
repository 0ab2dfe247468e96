import { spawn } from 'node:child_process';

/** Where `npm test` proves something on smaller numbers. */
const files = [
  'api/services/ledger/random-operations',
  'api/routes/order-races',
  'scripts/kill-nine/kill-nine.integ',
  'scripts/kill-nine/uploads.integ',
];

/**
 * `npm run at-scale`: what `npm test` proves on smaller numbers, on whole ones: the ledger's books after 100 000 random operations, a
 * thousand orders at once, more kills of the API and the database, and every page of the sitemaps. Both halves run beside each other: the first
 * one mostly waits for its database.
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
