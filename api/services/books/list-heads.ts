import { asc } from 'drizzle-orm';
import type { BookHeadWire } from '@/contract/books';
import type { Database } from '../../db/client';
import { bookHeads } from '../../db/schema/book-heads';

/** Every head of the books, the first one first: one small row a day. */
export async function listHeads({ db }: { readonly db: Pick<Database, 'select'> }): Promise<BookHeadWire[]> {
  const rows = await db.select().from(bookHeads).orderBy(asc(bookHeads.position));
  return rows.map(toHead);
}

/** A head as it is published. */
export function toHead({
  position,
  day,
  content,
  prevHash,
  hash,
}: typeof bookHeads.$inferSelect): BookHeadWire {
  return { position, day, content, prev_hash: prevHash, hash };
}
