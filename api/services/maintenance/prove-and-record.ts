import type { Deps } from '../../context';
import { verifyAudit } from '../desk/audit/verify-audit';
import { reconcile } from '../ledger/reconcile';
import { recordMaintenance } from './record-maintenance';

/** Goes through all books and the audit log and notes that it did: how much there is, or how much is not as it was written. `faults` are both's. */
export async function proveAndRecord(ctx: Pick<Deps, 'db' | 'clock'>) {
  const [books, audit] = [await reconcile(ctx.db), await verifyAudit(ctx.db)];
  const faults = [...books.faults, ...audit.faults];
  const { users: members, lines } = books;
  const outcome =
    faults.length === 0
      ? { figures: { members, lines } }
      : {
          problem: `${books.faults.length} books and ${audit.faults.length} lines of the audit log do not agree`,
        };
  await recordMaintenance(ctx, { kind: 'reconcile', outcome });
  return { books, audit, faults };
}

/** What was found. */
export type Proof = Awaited<ReturnType<typeof proveAndRecord>>;
