import { sql } from 'drizzle-orm';
import { bigint, check, index, numeric, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { eventEntries } from './event-entries';
import { moment } from './moment';
import { users } from './users';

/**
 * What the jury of an event gave an entry: one score a juror, which may be changed until the result stands. The entry's own `score` is
 * their mean.
 */
export const eventScores = pgTable(
  'event_scores',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => eventEntries.id, { onDelete: 'cascade' }),
    jurorId: uuid('juror_id')
      .notNull()
      .references(() => users.id),
    score: numeric('score', { precision: 6, scale: 2, mode: 'number' }).notNull(),
    scoredAt: moment('scored_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.jurorId] }),
    check('event_scores_in_range', sql`${table.score} between 0 and 100`),
    index('event_scores_juror_index').on(table.jurorId),
  ],
);
