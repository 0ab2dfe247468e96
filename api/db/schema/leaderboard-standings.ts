import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { leaderboardPeriods } from './leaderboard-periods';
import { moment } from './moment';
import { users } from './users';

/** The places of a period that is over, append-only (a trigger refuses the rest); `name` is masked as it was then. */
export const leaderboardStandings = pgTable(
  'leaderboard_standings',
  {
    periodId: bigint('period_id', { mode: 'number' })
      .notNull()
      .references(() => leaderboardPeriods.id),
    rank: integer('rank').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
    reachedAt: moment('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.periodId, table.rank] }),
    index('leaderboard_standings_user_index').on(table.userId, table.periodId),
  ],
);
