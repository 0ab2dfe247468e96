import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { frozenRowSchema, type LeaderMetric, type LeaderPeriod } from '@/contract/leaders';
import { prizeSchema } from '@/contract/prizes';
import type { ServiceContext } from '../../context';
import { decodeCursor, toPage } from '../../db/keyset';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { leaderboardStandings } from '../../db/schema/leaderboard-standings';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import { boardTimes } from './list-leaders';
import { periodFrom } from './to-period';

interface FrozenBoardQuery {
  readonly metric: LeaderMetric;
  readonly period: LeaderPeriod;
  readonly start: string;
  readonly cursor?: string | undefined;
}

/** How many places a page of a frozen board has. */
const boardSize = 50;

const answerSchema = z.object({
  frozen_at: z.string(),
  hash: z.string(),
  participants: z.number().int(),
  is_paid: z.boolean(),
  prizes: z.array(prizeSchema),
  places: z.array(frozenRowSchema),
});

/** A page of a board that no longer changes, and what covers it: one query. Throws `not_found`. */
export async function getFrozen(ctx: ServiceContext, { metric, period, start, cursor }: FrozenBoardQuery) {
  const found = periodFrom(period, start);
  const [rank] = decodeCursor(cursor, z.tuple([z.number().int().min(1)])) ?? [0];
  const { rows } = await ctx.db.execute(sql`
    select to_char(frozen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as frozen_at, hash, participants, prizes, state = 'paid' as is_paid,
      coalesce((select json_agg(place) from (
        select rank, name, nickname, value, to_char(reached_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as reached_at
        from ${leaderboardStandings} join ${users} on ${users.id} = user_id where period_id = ${leaderboardPeriods.id} and rank > ${rank}
        order by rank limit ${boardSize + 1}) as place), '[]') as places
    from ${leaderboardPeriods} where metric = ${metric} and period = ${period} and state <> 'live'
      and starts_at = ${found?.startsAt.toISOString() ?? null}::timestamptz`);
  if (!found || rows.length === 0) throw new ServiceError('not_found');
  const { places, ...about } = answerSchema.parse(rows[0]);
  const page = toPage(
    places,
    ({ rank: of }) => [of],
    (place) => place,
    boardSize,
  );
  return { ...page, board: { ...boardTimes(found), ...about } };
}
