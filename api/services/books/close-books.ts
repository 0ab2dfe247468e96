import { desc } from 'drizzle-orm';
import { type BookHeadWire, type HeadContent, headContentSchema } from '@/contract/books';
import type { Deps } from '../../context';
import { bookHeads } from '../../db/schema/book-heads';
import { firstDay } from '../leaders/to-period';
import { headFigures } from './head-figures';
import { headHash } from './head-hash';
import { toHead } from './list-heads';

type Needs = Pick<Deps, 'db' | 'clock' | 'books'>;

/**
 * Closes the books once a day (of Istanbul): the digest of every book up to now, the day's figures, chained to the head before. The digests go on
 * from that head, so the day's rows alone are read. A second run of the same day finds nothing to do, and of two at once one holds. Answers the head that it made, null where it made none.
 */
export async function closeBooks({ db, clock, books }: Needs): Promise<BookHeadWire | null> {
  const now = new Date(clock.now());
  const day = firstDay(now);
  const [last] = await db.select().from(bookHeads).orderBy(desc(bookHeads.position)).limit(1);
  if (last && last.day >= day) return null;
  const before = last && headContentSchema.parse(JSON.parse(last.content));
  const content = JSON.stringify({
    ...{ day, made_at: now.toISOString(), books: await books.digest(before?.books) },
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
