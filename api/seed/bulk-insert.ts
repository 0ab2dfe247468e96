import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { SeedTransaction } from './seed-world';

const rowsAStatement = 4000;

/**
 * Stores any number of rows in their order, several times faster than `insert … values`: a statement has one parameter. A column that no row
 * names keeps its default; one that some rows name is null in the others.
 */
export async function bulkInsert<T extends PgTable>(
  tx: Pick<SeedTransaction, 'execute'>,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const type = sql.identifier(getTableConfig(table).name);
  for (let at = 0; at < rows.length; at += rowsAStatement) {
    const records = rows
      .slice(at, at + rowsAStatement)
      .map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(row, key)])));
    await tx.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${type}, ${JSON.stringify(records)})`,
    );
  }
}
