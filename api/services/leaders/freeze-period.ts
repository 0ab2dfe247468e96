import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { leaderScores } from '../../db/schema/leader-scores';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { leaderboardStandings } from '../../db/schema/leaderboard-standings';
import { users } from '../../db/schema/users';
import { maskName } from '../../formulas/mask-name';
import { boardOrder, onBoard } from './ranked';

type PeriodRow = typeof leaderboardPeriods.$inferSelect;

/** A place as it is kept and hashed. */
interface Place {
  readonly rank: number;
  readonly name: string;
  readonly value: number;
  readonly reachedAt: Date;
}

/** A period whose places stand. */
export type FrozenPeriod = PeriodRow & { readonly places: readonly (Place & { readonly userId: string })[] };

/** How many places one statement writes. */
const batchSize = 5000;

/**
 * Writes the places of a period down for good, with their hash, and answers them: null for a period that somebody else froze meanwhile,
 * which is left alone. In the caller's transaction; `at` is when it is said to have happened.
 */
export async function freezePeriod(
  tx: Pick<Database, 'select' | 'insert' | 'update'>,
  { id }: Pick<PeriodRow, 'id'>,
  at: Date,
): Promise<FrozenPeriod | null> {
  const [period] = await tx
    .select()
    .from(leaderboardPeriods)
    .where(and(eq(leaderboardPeriods.id, id), eq(leaderboardPeriods.state, 'live')))
    .for('update', { skipLocked: true });
  if (!period) return null;
  const places = await readPlaces(tx, period);
  for (let from = 0; from < places.length; from += batchSize) {
    const some = places.slice(from, from + batchSize).map((place) => ({ ...place, periodId: id }));
    await tx.insert(leaderboardStandings).values(some);
  }
  await tx
    .update(leaderboardPeriods)
    .set({
      state: 'frozen',
      frozenAt: at,
      participants: places.length,
      hash: standingsHash(places),
    })
    .where(eq(leaderboardPeriods.id, id));
  return { ...period, places };
}

/** The SHA-256, in hex, of all places in order, each a line `rank|name|value|reached_at`. */
export function standingsHash(places: readonly Place[]): string {
  const hash = createHash('sha256');
  for (const { rank, name, value, reachedAt } of places) {
    hash.update(`${rank}|${name}|${value}|${reachedAt.toISOString()}\n`);
  }
  return hash.digest('hex');
}

async function readPlaces(tx: Pick<Database, 'select'>, { metric, period, startsAt }: PeriodRow) {
  const rows = await tx
    .select({
      userId: leaderScores.userId,
      username: users.username,
      value: leaderScores.value,
      reachedAt: leaderScores.reachedAt,
    })
    .from(leaderScores)
    .innerJoin(users, eq(users.id, leaderScores.userId))
    .where(onBoard(metric, { kind: period, startsAt }))
    .orderBy(sql.join([...boardOrder], sql`, `));
  return rows.map(({ username, ...row }, at) => ({ ...row, rank: at + 1, name: maskName(username) }));
}
