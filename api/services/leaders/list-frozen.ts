import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { FrozenPeriodWire, LeaderMetric, LeaderPeriod } from '@/contract/leaders';
import type { PrizeWire } from '@/contract/prizes';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { ServiceError } from '../../service-error';
import { firstDay } from './to-period';

interface FrozenQuery {
  readonly metric: LeaderMetric;
  readonly period: LeaderPeriod;
  readonly cursor?: string | undefined;
}

const key = z.tuple([z.iso.datetime()]);

const winners = sql<FrozenPeriodWire['winners']>`coalesce((
  select json_agg(json_build_object('rank', s.rank, 'name', coalesce(u.nickname, s.name), 'value', s.value, 'avatar', u.avatar) order by s.rank)
  from leaderboard_standings s join users u on u.id = s.user_id
  where s.period_id = leaderboard_periods.id and s.rank <= 3), '[]')`;

/** The periods that are over, the newest first, each with its first three: one query. `all` is never over: `not_found`. */
export async function listFrozen(ctx: ServiceContext, { metric, period, cursor }: FrozenQuery) {
  if (period === 'all') throw new ServiceError('not_found');
  const rows = await ctx.db
    .select({
      startsAt: leaderboardPeriods.startsAt,
      endsAt: leaderboardPeriods.endsAt,
      participants: leaderboardPeriods.participants,
      prizes: leaderboardPeriods.prizes,
      winners,
    })
    .from(leaderboardPeriods)
    .where(
      and(
        eq(leaderboardPeriods.metric, metric),
        eq(leaderboardPeriods.period, period),
        inArray(leaderboardPeriods.state, ['frozen', 'paid']),
        afterKey([leaderboardPeriods.startsAt], decodeCursor(cursor, key)),
      ),
    )
    .orderBy(desc(leaderboardPeriods.startsAt))
    .limit(pageSize + 1);
  return toPage(rows, ({ startsAt }) => [startsAt.toISOString()], toWire);
}

function toWire(row: {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly participants: number | null;
  readonly prizes: readonly PrizeWire[];
  readonly winners: FrozenPeriodWire['winners'];
}): FrozenPeriodWire {
  return {
    start: firstDay(row.startsAt),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    participants: row.participants ?? 0,
    winners: row.winners,
    prizes: [...row.prizes],
  };
}
