import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How many rows a list has of something, kept right by triggers on the counted tables (`api/db/stored-counts.ts` names the lists):
 * a page that shows the number reads one row. Nothing else writes here (ADR 135).
 */
export const storedCounts = pgTable(
  'stored_counts',
  {
    list: text('list').notNull(),
    /** The row that the list belongs to: an event, a hunt, a tournament, a game, a sponsor, a win. */
    parentId: bigint('parent_id', { mode: 'number' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.parentId] }),
    check('stored_counts_not_negative', sql`${table.count} >= 0`),
  ],
);
