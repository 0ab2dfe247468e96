import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { LeaderMetric, LeaderPeriod } from '@/contract/leaders';
import type { ServiceContext } from '../../context';
import { afterKey } from '../../db/keyset';
import { leaderScores } from '../../db/schema/leader-scores';
import { users } from '../../db/schema/users';
import { previousRank } from './previous-rank';
import { boardOrder, onBoard } from './ranked';
import { toPeriod } from './to-period';

const ownSchema = z.object({
  value: z.coerce.number().int(),
  reached_at: z.string(),
  previous_rank: z.number().int().nullable(),
});
const aboveSchema = z.object({ ahead: z.coerce.number().int(), next: z.coerce.number().int().nullable() });

/** A member's own place and what lacks to the one above; null for who has nothing yet, or does not compete. */
export async function ownRank(
  ctx: ServiceContext,
  {
    userId,
    metric,
    kind,
  }: { readonly userId: string; readonly metric: LeaderMetric; readonly kind: LeaderPeriod },
) {
  const period = toPeriod(kind, ctx.clock.now());
  const board = onBoard(metric, period);
  const from = sql`from ${leaderScores} join ${users} on ${users.id} = ${leaderScores.userId} where ${board}`;
  const found = await ctx.db.execute(sql`
    select value, to_char(reached_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as reached_at,
      ${previousRank(metric, period)} as previous_rank ${from} and ${leaderScores.userId} = ${userId}`);
  if (found.rows.length === 0) return null;
  const own = ownSchema.parse(found.rows[0]);
  // Whoever the keyset "before me" finds is ahead.
  const isAhead = sql`not ${afterKey(boardOrder, [-own.value, own.reached_at, userId], 'asc')} and ${leaderScores.userId} <> ${userId}`;
  const above = await ctx.db.execute(
    sql`select count(*) as ahead, min(value) as next ${from} and ${isAhead}`,
  );
  const { ahead, next } = aboveSchema.parse(above.rows[0]);
  return { ...own, rank: ahead + 1, to_next: next === null ? null : next - own.value };
}
