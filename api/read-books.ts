import { constants, setPriority } from 'node:os';
import { type BookAnswer, type BookOrder, bookOrderSchema } from './book-reader';
import { openDatabase } from './db/client';
import { type LoggedError, loggedError } from './log-error';
import { readerOf } from './services/maintenance/reader-of';

/**
 * Reads the books for the API that started it (ADR 410): takes one order by its channel, answers it, and ends. It has a connection of its own, gives way to
 * whoever answers members, and ends with its parent.
 */
if (process.send === undefined) {
  process.stderr.write('The API starts this program itself: the books are proved by `npm run reconcile`.\n');
  process.exit(1);
}
giveWay();
process.once('disconnect', () => process.exit(1));
process.once('message', async (message) => {
  process.send?.(await answered(bookOrderSchema.parse(message)), () => process.exit());
});

/** Where a sandbox takes the call away, it goes on with the priority that it has. */
function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It reads all the same.
  }
}

/** Nobody waits for it, so everything may take longer than an answer for a member. */
async function answered({ databaseUrl, work }: BookOrder): Promise<BookAnswer> {
  const database = openDatabase({ url: databaseUrl, maxConnections: 1, patience: 60 });
  const reader = readerOf(database.db);
  try {
    return work.kind === 'prove'
      ? { kind: 'proof', proof: await reader.prove() }
      : { kind: 'digests', digests: await reader.digest(work.before) };
  } catch (error) {
    return { kind: 'failed', errors: withCauses(loggedError(error)) };
  } finally {
    await database.close();
  }
}

type Told = Extract<BookAnswer, { kind: 'failed' }>['errors'];

/** The values of a statement are people's data: they stay here. */
function withCauses({ message, stack, code, cause }: LoggedError): Told {
  return [{ message, stack, code }, ...(cause === undefined ? [] : withCauses(cause))];
}
