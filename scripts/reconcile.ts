import { openDatabase } from '@/api/db/client';
import { reconcile } from '@/api/services/ledger/reconcile';
import { StartProblem, toSentence } from '@/system/problem';
import { runningDatabase } from './import/running-database';

/**
 * `npm run reconcile [-- --data FOLDER]`: proves for every member that the balance is the sum of the ledger and that no line was changed
 * or left out. Changes nothing. Exit code 1 names each member whose books do not agree.
 */
try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof StartProblem ? error.message : toSentence(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const at = process.argv.indexOf('--data');
  const database = openDatabase({
    url: runningDatabase(at === -1 ? null : (process.argv[at + 1] ?? null)),
    maxConnections: 1,
  });
  try {
    const { users, lines, faults } = await reconcile(database.db);
    for (const { username, fault } of faults) process.stderr.write(`${username}: ${fault}\n`);
    const outcome = faults.length === 0 ? 'the books agree' : `${faults.length} do not agree`;
    process.stdout.write(`${users} members, ${lines} lines: ${outcome}.\n`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}
