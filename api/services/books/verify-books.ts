import { type BookHeadWire, headContentSchema } from '@/contract/books';
import type { Database } from '../../db/client';
import { books } from './books';
import { type BookFault, checkChain, checkSaved } from './check-heads';
import { digestBook, inUtc } from './digest-book';
import { listHeads } from './list-heads';

/** What a look at all books found. */
export interface BooksVerdict {
  readonly heads: number;
  readonly last: BookHeadWire | null;
  readonly faults: readonly BookFault[];
}

/**
 * Computes every head anew out of the rows that it covers, and compares: the chain of heads in itself, each book with each head, and the chain with heads that were
 * kept outside of this database. Of each book the first day that does not agree is told: those after it cannot.
 */
export async function verifyBooks(db: Database, saved: readonly BookHeadWire[] = []): Promise<BooksVerdict> {
  const heads = await listHeads({ db });
  const faults = [...checkChain(heads), ...saved.flatMap((one) => checkSaved(heads, one))];
  const told = heads.map(({ content }) => headContentSchema.parse(JSON.parse(content)));
  for (const book of books) {
    const marks = told.map((head) => head.books[book.name].last_id);
    const found = await inUtc(db, (tx) => digestBook(tx, book, { marks }));
    const wrong = told.find((head, at) => head.books[book.name].digest !== found[at]?.digest);
    if (wrong)
      faults.push({
        day: wrong.day,
        fault: `the rows of ${book.table} are not what the head of that day covers`,
      });
  }
  return { heads: heads.length, last: heads.at(-1) ?? null, faults };
}
