import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { Book } from './books';

/** How many rows are read at a time: as many as take a process that answers members meanwhile a few milliseconds. */
const batchSize = 500;

/** A book up to one of its rows. */
export interface Digest {
  readonly rows: number;
  readonly last_id: number;
  readonly digest: string;
}

/** Before the first row of any book. */
export const nothingYet: Digest = { rows: 0, last_id: 0, digest: '' };

/**
 * The digests of a book up to each of some rows (`marks`, ascending), going on from one that is known. Each is the SHA-256, in hex, of the digest before it and of
 * `number text` of every row since, a line feed behind each: what closes a day reads that day's rows alone.
 */
export async function digestBook(
  db: Pick<Database, 'select' | 'execute'>,
  book: Book,
  { from = nothingYet, marks }: { readonly from?: Digest; readonly marks: readonly number[] },
): Promise<readonly Digest[]> {
  const found: Digest[] = [];
  for (const mark of marks) found.push(await goOn(db, book, found.at(-1) ?? from, mark));
  return found;
}

async function goOn(
  db: Pick<Database, 'select' | 'execute'>,
  book: Book,
  { rows: before, last_id: first, digest }: Digest,
  mark: number,
): Promise<Digest> {
  const hash = createHash('sha256').update(digest);
  let [after, rows] = [first, before];
  for (let isMore = true; isMore; ) {
    const batch = await book.read(db, { after, upTo: mark, most: batchSize });
    for (const { id, text } of batch) hash.update(`${id} ${text}\n`);
    rows += batch.length;
    after = batch.at(-1)?.id ?? after;
    isMore = batch.length === batchSize;
  }
  return { rows, last_id: mark, digest: hash.digest('hex') };
}

/** Runs what reads moments as text by one clock, whatever a server or a session is set to; in one snapshot. */
export function inUtc<T>(
  db: Database,
  run: (tx: Pick<Database, 'select' | 'execute'>) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local time zone 'UTC'`);
      return run(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
