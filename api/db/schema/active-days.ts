import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable } from 'drizzle-orm/pg-core';

/** How many members were here on a day of Europe/Istanbul. Who they were is not kept: `users.active_on` knows the last day alone. */
export const activeDays = pgTable(
  'active_days',
  {
    day: date('day').primaryKey(),
    members: integer('members').notNull(),
  },
  (table) => [check('active_days_counted', sql`${table.members} > 0`)],
);
