import type { BookReader } from '../../book-reader';
import type { Database } from '../../db/client';
import { digestAll } from '../books/digest-all';
import { verifyBooks } from '../books/verify-books';
import { verifyAudit } from '../desk/audit/verify-audit';
import { reconcile } from '../ledger/reconcile';

/** Reads the books in this process, one after another: for whoever answers nobody meanwhile. */
export function readerOf(db: Database): BookReader {
  return {
    digest: (before) => digestAll(db, before),
    prove: async () => ({
      books: await reconcile(db),
      audit: await verifyAudit(db),
      heads: await verifyBooks(db),
    }),
  };
}
