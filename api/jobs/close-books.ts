import type { Deps } from '../context';
import { closeBooks } from '../services/books/close-books';

/** Closes the books of the day; what the head says goes into the program's own log as well, where whoever changes the database does not reach it. */
export async function closeBooksOfDay({
  db,
  clock,
  books,
  log,
}: Pick<Deps, 'db' | 'clock' | 'books' | 'log'>): Promise<void> {
  const head = await closeBooks({ db, clock, books });
  if (head)
    log.info({ event: 'books_closed', day: head.day, hash: head.hash }, 'the books of the day are closed');
}
