import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** `set` of an `on conflict do update`: each of these keys takes the value that was to be inserted. */
export function excluded(table: PgTable, keys: readonly string[]): Record<string, SQL> {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const column = columns[key];
      return column && key !== 'slug' ? [[key, sql`excluded.${sql.identifier(column.name)}`]] : [];
    }),
  );
}

/** The keys of a row that the file gave. */
export function givenKeys(row: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(row).filter((key) => row[key] !== undefined);
}
