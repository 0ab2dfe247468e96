import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { leaderMetrics } from '@/contract/leaders';
import type { PrizeWire } from '@/contract/prizes';
import { isKnown } from './is-known';
import { moment } from './moment';

/**
 * The weeks and months that are or were ranked. While `live` the places come out of `leader_scores`; once `frozen` they stand in
 * `leaderboard_standings`, and `hash` covers all of them. `paid`: the prizes are out.
 */
export const leaderboardPeriods = pgTable(
  'leaderboard_periods',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    metric: text('metric', { enum: leaderMetrics }).notNull(),
    period: text('period', { enum: ['week', 'month'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    prizes: jsonb('prizes').$type<readonly PrizeWire[]>().notNull().default([]),
    state: text('state', { enum: ['live', 'frozen', 'paid'] })
      .notNull()
      .default('live'),
    participants: integer('participants'),
    frozenAt: moment('frozen_at'),
    hash: text('hash'),
  },
  (table) => [
    isKnown('leaderboard_periods_metric_known', table.metric),
    isKnown('leaderboard_periods_period_known', table.period),
    isKnown('leaderboard_periods_state_known', table.state),
    check('leaderboard_periods_window_ordered', sql`${table.endsAt} > ${table.startsAt}`),
    check('leaderboard_periods_prizes_list', sql`jsonb_typeof(${table.prizes}) = 'array'`),
    check(
      'leaderboard_periods_frozen_whole',
      sql`${table.state} = 'live' or (${table.hash} is not null and ${table.frozenAt} is not null and ${table.participants} is not null)`,
    ),
    unique('leaderboard_periods_unique').on(table.metric, table.period, table.startsAt),
  ],
);
