import 'server-only';
import { cache } from 'react';
import {
  type BookHeadWire,
  type BooksWire,
  bookHeadsAnswerSchema,
  booksAnswerSchema,
} from '@/contract/books';
import { keyedPublicReader, publicReader } from '@/lib/upstream/read-public';

const readBooks = keyedPublicReader({
  tag: 'books',
  path: (path: '/books') => path,
  answer: booksAnswerSchema,
  revalidateS: 300,
});

const readHeads = publicReader({
  tag: 'books',
  path: '/books/heads',
  answer: bookHeadsAnswerSchema,
  revalidateS: 300,
  unavailable: { status: false, data: [] },
});

/** The books in public; `null` where the upstream does not keep any. */
export const getBooks = cache(
  async (): Promise<BooksWire | null> => (await readBooks('/books'))?.data ?? null,
);

/** The heads of the books, the first one first. */
export const listBookHeads = cache(async (): Promise<readonly BookHeadWire[]> => (await readHeads()).data);
