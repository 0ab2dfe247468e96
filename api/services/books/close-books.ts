import { desc, sql } from 'drizzle-orm';
import { type BookHeadWire, bookNames, type HeadContent, headContentSchema } from '@/contract/books';
import type { Deps } from '../../context';
import { bookHeads } from '../../db/schema/book-heads';
import { transact } from '../../db/transact';
import { firstDay } from '../leaders/to-period';
import { books } from './books';
import { type Digest, digestBook, inUtc } from './digest-book';
import { headFigures } from './head-figures';
import { headHash } from './head-hash';
import { toHead } from './list-heads';

type Needs = Pick<Deps, 'db' | 'clock'>;

/**
 * Closes the books once a day (of Istanbul): the digest of every book up to now, the day's figures, chained to the head before. A second run of the same
 * day finds nothing to do, and of two at once one holds. Answers the head that it made, null where it made none.
 */
export async function closeBooks({ db, clock }: Needs): Promise<BookHeadWire | null> {
  const now = new Date(clock.now());
  const day = firstDay(now);
  const [last] = await db.select().from(bookHeads).orderBy(desc(bookHeads.position)).limit(1);
  if (last && last.day >= day) return null;
  const before = last && headContentSchema.parse(JSON.parse(last.content));
  const content = JSON.stringify({
    ...{ day, made_at: now.toISOString(), books: await digestAll(db, before) },
    ...(await headFigures(db, now)),
  } satisfies HeadContent);
  const prevHash = last?.hash ?? '';
  const stored = await db
    .insert(bookHeads)
    .values({
      ...{ position: (last?.position ?? 0) + 1, day, madeAt: now, content, prevHash },
      hash: headHash(prevHash, content),
    })
    .onConflictDoNothing()
    .returning();
  return stored[0] ? toHead(stored[0]) : null;
}

async function digestAll(db: Deps['db'], before: HeadContent | undefined): Promise<HeadContent['books']> {
  const found: [string, Digest][] = [];
  for (const book of books) {
    const mark = await lastRow(db, book.table);
    const from = before?.books[book.name];
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
function lastRow(db: Deps['db'], table: string): Promise<number> {
  return transact(db, async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`);
    await tx.execute(sql`lock table ${sql.identifier(table)} in share mode`);
    const { rows } = await tx.execute<{ last: string }>(
      sql`select coalesce(max(id), 0) as last from ${sql.identifier(table)}`,
    );
    return Number(rows[0]?.last ?? 0);
  });
}
