import type { BookReader, Proof } from '../../book-reader';
import type { Deps } from '../../context';
import { recordMaintenance } from './record-maintenance';

/** What was found, and the faults of all of it together. */
export interface Proved extends Proof {
  readonly faults: readonly { readonly username: string; readonly fault: string }[];
}

/** Has all books, the audit log and the heads of the books read and notes that it was done: how much there is, or how much is not as it was written. */
export async function proveAndRecord(
  ctx: Pick<Deps, 'db' | 'clock'> & { readonly books: Pick<BookReader, 'prove'> },
): Promise<Proved> {
  const { books, audit, heads } = await ctx.books.prove();
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
