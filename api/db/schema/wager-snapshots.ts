import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { wagerImports } from './wager-imports';

/** What an import said of each player: the running total at the sponsor. The database refuses to change or delete a line. */
export const wagerSnapshots = pgTable(
  'wager_snapshots',
  {
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    importNo: integer('import_no').notNull(),
    siteUsername: text('site_username').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.importNo, table.siteUsername] }),
    foreignKey({
      name: 'wager_snapshots_import',
      columns: [table.eventId, table.importNo],
      foreignColumns: [wagerImports.eventId, wagerImports.no],
    }),
    check('wager_snapshots_value_not_negative', sql`${table.value} >= 0`),
    check('wager_snapshots_name_given', sql`length(${table.siteUsername}) between 1 and 80`),
  ],
);
