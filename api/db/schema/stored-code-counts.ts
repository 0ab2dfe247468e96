import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Stored counts of lists that belong to no row but to a code, such as a provider's; as `stored_counts` in all else (ADR 135). */
export const storedCodeCounts = pgTable(
  'stored_code_counts',
  {
    list: text('list').notNull(),
    code: text('code').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.code] }),
    check('stored_code_counts_not_negative', sql`${table.count} >= 0`),
  ],
);
