import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { LeaderMetric, LeaderPeriod, LeaderRowWire } from '@/contract/leaders';
import { prizeSchema } from '@/contract/prizes';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, toPage } from '../../db/keyset';
import { leaderScores } from '../../db/schema/leader-scores';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { users } from '../../db/schema/users';
import { toPublicUser } from '../members/public-user';
import { pastRanks } from './past-ranks';
import { previousRank } from './previous-rank';
import { boardOrder, onBoard } from './ranked';
import { toPeriod } from './to-period';

/** Which board, and where it goes on. */
interface BoardQuery {
  readonly metric: LeaderMetric;
  readonly period: LeaderPeriod;
  readonly cursor?: string | undefined;
}

/** How many places a page of a board has. */
const boardSize = 50;

/** The sort key of the last place, and its rank: the next page counts on from there. */
const key = z.tuple([z.number().int(), z.iso.datetime(), z.uuid(), z.number().int().min(1)]);

const placeSchema = z.object({
  user_id: z.uuid(),
  username: z.string(),
  nickname: z.string().nullable(),
  avatar: z.string(),
  phone_state: z.number(),
  telegram_verified_at: z.string().nullable(),
  value: z.number().int(),
  reached_at: z.string(),
  previous_rank: z.number().int().nullable(),
  past_ranks: z.array(z.number().int().nullable()),
});
type Place = z.infer<typeof placeSchema>;

const answerSchema = z.object({ prizes: z.array(prizeSchema), places: z.array(placeSchema) });

/** A page of the board as it stands now, with what the period is about: one query. */
export async function listLeaders(ctx: ServiceContext, { metric, period, cursor }: BoardQuery) {
  const current = toPeriod(period, ctx.clock.now());
  const after = decodeCursor(cursor, key);
  const where = after ? sql` and ${afterKey(boardOrder, after.slice(0, 3), 'asc')}` : sql``;
  const { rows } = await ctx.db.execute(sql`
    select coalesce((select prizes from ${leaderboardPeriods} where ${leaderboardPeriods.metric} = ${metric}
        and ${leaderboardPeriods.period} = ${period}
        and ${leaderboardPeriods.startsAt} = ${current.startsAt.toISOString()}), '[]') as prizes,
      coalesce((select json_agg(place) from (
        select ${leaderScores.userId}, username, nickname, avatar, phone_state, telegram_verified_at, value,
          to_char(reached_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as reached_at,
          ${previousRank(metric, current)} as previous_rank, ${pastRanks(metric, current)} as past_ranks
        from ${leaderScores} join ${users} on ${users.id} = ${leaderScores.userId}
        where ${onBoard(metric, current)}${where}
        order by ${sql.join([...boardOrder], sql`, `)} limit ${boardSize + 1}) as place), '[]') as places`);
  const { prizes, places } = answerSchema.parse(rows[0]);
  return { ...pageOfPlaces(places, after?.[3] ?? 0), board: { ...boardTimes(current), prizes } };
}

/** When a board begins and ends, as the wire has it; both null for all time. */
export function boardTimes({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date | null }) {
  return { starts_at: endsAt && startsAt.toISOString(), ends_at: endsAt?.toISOString() ?? null };
}

function pageOfPlaces(places: readonly Place[], ranksBefore: number) {
  const ranked = places.map((place, at) => ({ ...place, rank: ranksBefore + at + 1 }));
  return toPage(ranked, (row) => [-row.value, row.reached_at, row.user_id, row.rank], toWire, boardSize);
}

function toWire({
  rank,
  value,
  reached_at,
  previous_rank,
  past_ranks,
  ...user
}: Place & { rank: number }): LeaderRowWire {
  const { username, nickname, avatar, phone_state: phoneState, telegram_verified_at } = user;
  const telegramVerifiedAt = telegram_verified_at === null ? null : new Date(telegram_verified_at);
  return {
    rank,
    value,
    reached_at,
    previous_rank,
    past_ranks,
    user: toPublicUser({ username, nickname, avatar, phoneState, telegramVerifiedAt }),
  };
}
