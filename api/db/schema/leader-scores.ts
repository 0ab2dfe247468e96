import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { leaderMetrics, leaderPeriods } from '@/contract/leaders';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * What every member has reached in every period, kept along with its sources so that a board costs the same at any size.
 * `starts_at` is the period's beginning, 1970 for `all`; `reached_at` is when `value` became what it is.
 */
export const leaderScores = pgTable(
  'leader_scores',
  {
    metric: text('metric', { enum: leaderMetrics }).notNull(),
    period: text('period', { enum: leaderPeriods }).notNull(),
    startsAt: moment('starts_at').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    value: bigint('value', { mode: 'number' }).notNull(),
    reachedAt: moment('reached_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.metric, table.period, table.startsAt, table.userId] }),
    isKnown('leader_scores_metric_known', table.metric),
    isKnown('leader_scores_period_known', table.period),
    index('leader_scores_rank_index').on(
      table.metric,
      table.period,
      table.startsAt,
      sql`(-${table.value})`,
      table.reachedAt,
      table.userId,
    ),
  ],
);
