import type { PgTable } from 'drizzle-orm/pg-core';
import type { SeedTransaction } from '../seed-world';

/** Rows a statement: PostgreSQL takes at most 65 535 values. */
const batch = 2000;

/** Inserts any number of rows in their order. */
export async function insertAll<T extends PgTable>(
  tx: SeedTransaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) {
    await tx.insert(table).values(rows.slice(at, at + batch));
  }
}
