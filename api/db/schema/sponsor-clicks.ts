import { bigint, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { sponsors } from './sponsors';

/** How often a sponsor's address was given out, by day in Europe/Istanbul. Nothing about who asked is kept. */
export const sponsorClicks = pgTable(
  'sponsor_clicks',
  {
    sponsorId: bigint('sponsor_id', { mode: 'number' })
      .notNull()
      .references(() => sponsors.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.sponsorId, table.day] })],
);
