import { spawnSync } from 'node:child_process';

/** `npm run at-scale`: what `npm test` proves on smaller numbers, on whole ones: the ledger's books after 100 000 random operations. */
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'api/services/ledger/random-operations'];
const { status } = spawnSync(process.execPath, vitest, {
  stdio: 'inherit',
  env: { ...process.env, LEDGER_OPERATIONS: '100000' },
});
process.exitCode = status ?? 1;
