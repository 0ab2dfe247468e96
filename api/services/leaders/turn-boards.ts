import { and, eq, lte } from 'drizzle-orm';
import { leaderMetrics } from '@/contract/leaders';
import type { Deps } from '../../context';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { freezePeriod } from './freeze-period';
import { periodBefore, periodOf } from './period-of';
import { rebuildScores } from './rebuild-scores';

/** A posting made in the last moment of a period may be committed a little after it; milliseconds. */
const graceMs = 5 * 60_000;

/**
 * Sees to it that this week and this month have a board, brings the scores up to date that are not kept posting by posting, and
 * freezes the boards that ended more than five minutes ago. Answers how many it froze; any number of processes may call it.
 */
export async function turnBoards({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  await db.insert(leaderboardPeriods).values(currentRows(now)).onConflictDoNothing();
  const since = periodBefore(periodOf('month', now))?.startsAt ?? new Date(0);
  for (const metric of ['tickets', 'guesses'] as const) await rebuildScores(db, metric, since);
  const over = await db
    .select({ id: leaderboardPeriods.id })
    .from(leaderboardPeriods)
    .where(
      and(eq(leaderboardPeriods.state, 'live'), lte(leaderboardPeriods.endsAt, new Date(now - graceMs))),
    );
  let frozen = 0;
  for (const period of over) {
    if (await db.transaction((tx) => freezePeriod(tx, period, new Date(now)))) frozen += 1;
  }
  return frozen;
}

function currentRows(now: number): (typeof leaderboardPeriods.$inferInsert)[] {
  return leaderMetrics.flatMap((metric) =>
    (['week', 'month'] as const).flatMap((period) => {
      const { startsAt, endsAt } = periodOf(period, now);
      return endsAt ? [{ metric, period, startsAt, endsAt }] : [];
    }),
  );
}
