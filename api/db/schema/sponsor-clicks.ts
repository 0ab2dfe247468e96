import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sponsors } from './sponsors';

/** How often a sponsor's address was given out, by day in Europe/Istanbul and by where on this site. Nothing about who asked is kept here. */
export const sponsorClicks = pgTable(
  'sponsor_clicks',
  {
    sponsorId: bigint('sponsor_id', { mode: 'number' })
      .notNull()
      .references(() => sponsors.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source').notNull().default('site'),
    count: integer('count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sponsorId, table.day, table.source] }),
    check('sponsor_clicks_source_plain', sql`${table.source} ~ '^[a-z0-9][a-z0-9_-]{0,31}$'`),
  ],
);
