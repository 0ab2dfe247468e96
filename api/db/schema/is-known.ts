import { getTableColumns, sql } from 'drizzle-orm';
import { check, type PgColumn } from 'drizzle-orm/pg-core';

/**
 * A check that a column holds one of the values it was declared with (`enum`), or nothing where it may be empty: the list stands once.
 * Throws for a column without a list.
 */
export function isKnown(name: string, column: PgColumn) {
  const values = declaredValues(column);
  if (values === undefined) throw new Error(`${name}: ${column.name} has no list of values`);
  const list = values.map((value) => `'${value}'`).join(', ');
  return check(name, sql`${column} in (${sql.raw(list)})`);
}

/** What a table's constraints are given knows its values only by the table itself. */
function declaredValues({ table, name }: PgColumn): readonly string[] | undefined {
  return Object.values(getTableColumns(table)).find((column) => column.name === name)?.enumValues;
}
