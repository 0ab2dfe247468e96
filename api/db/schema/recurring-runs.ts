import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** How each task of the clock went last: `failures` counts those since the last run that went well. */
export const recurringRuns = pgTable(
  'recurring_runs',
  {
    name: text('name').primaryKey(),
    lastEndedAt: moment('last_ended_at').notNull(),
    lastOkAt: moment('last_ok_at'),
    failures: integer('failures').notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [check('recurring_runs_failures_counted', sql`${table.failures} >= 0`)],
);
