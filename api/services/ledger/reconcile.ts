import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { users } from '../../db/schema/users';
import { verifyLedger } from './verify-ledger';

/** What a look through all books found. */
export interface Reconciliation {
  readonly users: number;
  readonly lines: number;
  /** Whose books do not agree, and how, in words for an operator. */
  readonly faults: readonly { readonly username: string; readonly fault: string }[];
}

/** How many members are read at a time. */
const batchSize = 200;

/**
 * Goes through every member's books: each line follows the one before it and is what it was, the amounts add up, and the balance is
 * their sum. Each member is read in one snapshot of the database, so that postings meanwhile are no fault.
 */
export async function reconcile(db: Database): Promise<Reconciliation> {
  const faults: { username: string; fault: string }[] = [];
  let count = 0;
  for (let after = ''; ; ) {
    const some = await nextUsers(db, after);
    for (const { id, username } of some) {
      const fault = await db.transaction((tx) => verifyLedger(tx, id), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
      if (fault !== null) faults.push({ username, fault });
    }
    count += some.length;
    const last = some.at(-1);
    if (last === undefined || some.length < batchSize) break;
    after = last.id;
  }
  const { rows } = await db.execute<{ lines: string }>(sql`select count(*) as lines from coin_ledger`);
  return { users: count, lines: Number(rows[0]?.lines ?? 0), faults };
}

function nextUsers(db: Database, after: string) {
  return db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(after === '' ? undefined : gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(batchSize);
}
