import { openDatabase } from '@/api/db/client';
import { proveAndRecord } from '@/api/services/maintenance/prove-and-record';
import { readerOf } from '@/api/services/maintenance/reader-of';
import { StartProblem, toSentence } from '@/system/problem';
import { runningDatabase } from './import/running-database';

/**
 * `npm run reconcile [-- --data FOLDER]`: proves for every member that the balance is the sum of the ledger and that no line was changed
 * or left out, neither there nor in the audit log. Notes that it did, and changes nothing else. Exit code 1 names each member whose books do not agree, and each broken line.
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
    const { books, audit, heads, faults } = await proveAndRecord({
      db: database.db,
      clock: { now: Date.now },
      books: readerOf(database.db),
    });
    for (const { username, fault } of faults) process.stderr.write(`${username}: ${fault}\n`);
    process.stdout.write(
      `${books.users} members, ${books.lines} lines: ${outcome(books.faults, 'the books agree')}.\n`,
    );
    process.stdout.write(
      `audit log, ${audit.lines} lines: ${outcome(audit.faults, `whole, seal ${audit.seal}`)}.\n`,
    );
    process.stdout.write(`heads of the books, ${heads.heads}: ${outcome(heads.faults, 'as published')}.\n`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

function outcome(faults: readonly unknown[], good: string): string {
  return faults.length === 0 ? good : `${faults.length} do not agree`;
}
