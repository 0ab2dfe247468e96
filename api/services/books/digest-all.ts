import { sql } from 'drizzle-orm';
import { bookNames, headContentSchema } from '@/contract/books';
import type { BookDigests } from '../../book-reader';
import type { Database } from '../../db/client';
import { transact } from '../../db/transact';
import { books } from './books';
import { type Digest, digestBook, inUtc } from './digest-book';

/** The digest of every book up to its last row, going on from those of a head: with them, what came since is read alone. */
export async function digestAll(db: Database, before?: BookDigests): Promise<BookDigests> {
  const found: [string, Digest][] = [];
  for (const book of books) {
    const mark = await lastRow(db, book.table);
    const from = before?.[book.name];
    const [digest] = await inUtc(db, (tx) =>
      digestBook(tx, book, { ...(from ? { from } : {}), marks: [mark] }),
    );
    if (digest) found.push([book.name, digest]);
  }
  const all = Object.fromEntries(found);
  return headContentSchema.shape.books.parse(Object.fromEntries(bookNames.map((name) => [name, all[name]])));
}

/**
 * The number of a book's last row, once everybody who is writing into it has ended: a row of a lower number that is committed later would belong to
 * no digest. The lock is held for the one look; who writes meanwhile waits for that long, and the books for two seconds at most.
 */
function lastRow(db: Database, table: string): Promise<number> {
  return transact(db, async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`);
    await tx.execute(sql`lock table ${sql.identifier(table)} in share mode`);
    const { rows } = await tx.execute<{ last: string }>(
      sql`select coalesce(max(id), 0) as last from ${sql.identifier(table)}`,
    );
    return Number(rows[0]?.last ?? 0);
  });
}
