import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** When the stream was live, one row an evening: at most one is open, and one that comes back soon goes on with the row it had. */
export const streamRuns = pgTable(
  'stream_runs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('stream_runs_in_order', sql`${table.endedAt} >= ${table.startedAt}`),
    uniqueIndex('stream_runs_one_open')
      .on(sql`(${table.endedAt} is null)`)
      .where(sql`${table.endedAt} is null`),
  ],
);
