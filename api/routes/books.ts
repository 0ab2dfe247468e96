import { bookHeadsAnswerSchema, booksAnswerSchema } from '@/contract/books';
import type { Api } from '../http/app-env';
import { publicRead } from '../http/public-read';
import { getBooks } from '../services/books/get-books';
import { listHeads } from '../services/books/list-heads';

/** GET /books and /books/heads: the books in public, and the chain of their daily heads. */
export function registerBookRoutes(app: Api): void {
  app.openapi(books, async (c) => c.json({ status: true, data: await getBooks(c.var.ctx) }, 200));
  app.openapi(heads, async (c) => c.json({ status: true, data: await listHeads(c.var.ctx) }, 200));
}

const tag = 'site';

const books = publicRead({
  path: '/books',
  tag,
  summary:
    'The books in public: Sikke, draws, prizes, cases, corrections and decisions by month and kind, the uptime and the last head',
  answer: booksAnswerSchema,
  description: 'The books',
});

const heads = publicRead({
  path: '/books/heads',
  tag,
  summary: 'The heads of the books, one a day, each with the hash of the one before it',
  answer: bookHeadsAnswerSchema,
  description: 'The heads, the first one first',
});
