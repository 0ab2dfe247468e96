import { openDatabase } from '@/api/db/client';
import { verifyBooks } from '@/api/services/books/verify-books';
import { StartProblem, toSentence } from '@/system/problem';
import { runningDatabase } from './import/running-database';
import { checkPublished } from './verify-books/check-published';
import { parseArguments } from './verify-books/parse-arguments';
import { readHeads } from './verify-books/read-heads';

/**
 * `npm run verify-books -- [--head FILE | --url ADDRESS] [--site ADDRESS] [--data FOLDER]`: computes the heads of the books anew out of the database and
 * compares them with each other and with a head that was kept elsewhere, in a file or at an address; with `--site` it compares that one with what a site
 * publishes, and needs no database. Changes nothing. Exit code 1 names each day that is not as it was published.
 */
try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof StartProblem ? error.message : toSentence(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const { head, url, site, data } = parseArguments(process.argv.slice(3));
  const kept = head ?? url;
  const saved = kept === null ? [] : await readHeads(kept);
  const { heads, last, faults } =
    site === null ? await inDatabase(data, saved) : await checkPublished(site, saved);
  for (const { day, fault } of faults) process.stderr.write(`${day}: ${fault}\n`);
  if (faults.length > 0) return 1;
  const beside = saved.length === 0 ? '' : `, and ${saved.length} that were kept elsewhere are among them`;
  process.stdout.write(
    `${heads} heads agree${beside}${last ? `; the last one is ${last.day} ${last.hash}` : ''}.\n`,
  );
  return 0;
}

async function inDatabase(data: string | null, saved: Awaited<ReturnType<typeof readHeads>>) {
  const database = openDatabase({ url: runningDatabase(data), maxConnections: 1 });
  try {
    return await verifyBooks(database.db, saved);
  } finally {
    await database.close();
  }
}
