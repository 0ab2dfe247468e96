import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { wagerSources } from '@/contract/wager-events';
import { isKnown } from './is-known';
import { moment } from './moment';
import { wagerEvents } from './wager-events';

/**
 * The imports of an event, numbered from 1, which is the baseline that every later one is measured against. `taken_at` is when the
 * source counted, `imported_at` when we got it and `role` which role brought it, null for the command line; `checksum` is the SHA-256 of its lines. The closing one has all of the event.
 */
export const wagerImports = pgTable(
  'wager_imports',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => wagerEvents.id),
    no: integer('no').notNull(),
    source: text('source', { enum: wagerSources }).notNull(),
    takenAt: moment('taken_at').notNull(),
    importedAt: moment('imported_at').notNull(),
    role: text('role'),
    rowCount: integer('row_count').notNull(),
    flaggedCount: integer('flagged_count').notNull().default(0),
    checksum: text('checksum').notNull(),
    isClosing: boolean('is_closing').notNull().default(false),
    note: text('note'),
    publishedAt: moment('published_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.no] }),
    check('wager_imports_no_positive', sql`${table.no} > 0`),
    isKnown('wager_imports_source_known', table.source),
    check(
      'wager_imports_counts',
      sql`${table.rowCount} >= 0 and ${table.flaggedCount} between 0 and ${table.rowCount}`,
    ),
    check('wager_imports_checksum_hex', sql`${table.checksum} ~ '^[0-9a-f]{64}$'`),
    check('wager_imports_after_taken', sql`${table.importedAt} >= ${table.takenAt}`),
  ],
);
