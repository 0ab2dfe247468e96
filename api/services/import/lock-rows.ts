import { asc, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';

type Lockable = PgTable & { readonly id: PgColumn; readonly slug: PgColumn };

/**
 * Holds entries until the transaction ends, as joining and guessing do: what a member did before is seen by the next statement, and
 * who comes later waits for what is written. A statement of its own, for one that waits does not look at other tables anew. Held against
 * an `update`, they are also waited for by who only stores something that points at them, as an order or a deposit does.
 */
export async function lockRows(
  db: Database,
  table: Lockable,
  slugs: readonly string[],
  against: 'no key update' | 'update' = 'no key update',
): Promise<void> {
  await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.slug, [...slugs]))
    .orderBy(asc(table.id))
    .for(against);
}
