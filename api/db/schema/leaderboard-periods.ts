import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { leaderMetrics } from '@/contract/leaders';
import type { PrizeWire } from '@/contract/prizes';
import { isKnown } from './is-known';
import { moment } from './moment';

/**
 * The weeks and months that are or were ranked. While `live` the places come out of `leader_scores`; once `frozen` they stand in
 * `leaderboard_standings`, and `hash` covers all of them. `paid`: the prizes are out. `slug` names one as editors do, by metric, length and first
 * day in Istanbul: `coins-week-2026-11-30`.
 */
export const leaderboardPeriods = pgTable(
  'leaderboard_periods',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    metric: text('metric', { enum: leaderMetrics }).notNull(),
    period: text('period', { enum: ['week', 'month'] }).notNull(),
    slug: text('slug')
      .notNull()
      .generatedAlwaysAs(
        sql`metric || '-' || period
          || '-' || extract(year from starts_at at time zone 'Europe/Istanbul')::int::text
          || '-' || lpad(extract(month from starts_at at time zone 'Europe/Istanbul')::int::text, 2, '0')
          || '-' || lpad(extract(day from starts_at at time zone 'Europe/Istanbul')::int::text, 2, '0')`,
      ),
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
    unique('leaderboard_periods_slug_unique').on(table.slug),
    index('leaderboard_periods_desk_index').on(table.state, table.id),
    unique('leaderboard_periods_unique').on(table.metric, table.period, table.startsAt),
  ],
);
