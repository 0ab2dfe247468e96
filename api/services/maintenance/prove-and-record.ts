import type { Deps } from '../../context';
import { verifyBooks } from '../books/verify-books';
import { verifyAudit } from '../desk/audit/verify-audit';
import { reconcile } from '../ledger/reconcile';
import { recordMaintenance } from './record-maintenance';

/** Goes through all books, the audit log and the heads of the books and notes that it did: how much there is, or how much is not as it was written. `faults` are those of all. */
export async function proveAndRecord(ctx: Pick<Deps, 'db' | 'clock'>) {
  const [books, audit] = [await reconcile(ctx.db), await verifyAudit(ctx.db)];
  const heads = await verifyBooks(ctx.db);
  const unlike = heads.faults.map(({ day, fault }) => ({ username: `books of ${day}`, fault }));
  const faults = [...books.faults, ...audit.faults, ...unlike];
  const { users: members, lines } = books;
  const outcome =
    faults.length === 0
      ? { figures: { members, lines } }
      : {
          problem: `${books.faults.length} books, ${audit.faults.length} lines of the audit log and ${unlike.length} heads do not agree`,
        };
  await recordMaintenance(ctx, { kind: 'reconcile', outcome });
  return { books, audit, heads, faults };
}

/** What was found. */
export type Proof = Awaited<ReturnType<typeof proveAndRecord>>;
