import { and, eq, lte, sql } from 'drizzle-orm';
import { type LeaderMetric, leaderMetrics } from '@/contract/leaders';
import type { Deps, Writing } from '../context';
import { leaderboardPeriods } from '../db/schema/leaderboard-periods';
import { transact } from '../db/transact';
import { type FrozenPeriod, freezePeriod } from '../services/leaders/freeze-period';
import { rebuildScores } from '../services/leaders/rebuild-scores';
import { periodBefore, toPeriod } from '../services/leaders/to-period';
import { giveBoardPrizes } from '../services/prizes/give-board-prizes';

/** Opens boards that begin, and freezes boards that are over. */
export async function turnAllBoards(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const frozen = await turnBoards(deps);
  if (frozen > 0) deps.log.info({ event: 'boards_frozen', frozen }, 'leaderboards frozen');
}

/** A posting made in the last moment of a period may be committed a little after it; milliseconds. */
const graceMs = 5 * 60_000;

/**
 * Sees to it that this week and this month have a board, brings the scores up to date that are not kept posting by posting, and
 * freezes the boards that ended more than five minutes ago, which gives their prizes. Answers how many it froze; any number of processes may call it.
 */
export async function turnBoards({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  await db.insert(leaderboardPeriods).values(currentRows(now)).onConflictDoNothing();
  const since = periodBefore(toPeriod('month', now))?.startsAt ?? new Date(0);
  for (const metric of ['tickets', 'guesses'] as const) await rebuildScores(db, metric, since);
  const over = await db
    .select({ id: leaderboardPeriods.id })
    .from(leaderboardPeriods)
    .where(
      and(eq(leaderboardPeriods.state, 'live'), lte(leaderboardPeriods.endsAt, new Date(now - graceMs))),
    );
  let frozen = 0;
  for (const period of over) {
    if (await transact(db, (tx) => freezeAndGive({ tx, clock }, period))) frozen += 1;
  }
  return frozen;
}

async function freezeAndGive(
  { tx, clock }: Pick<Writing, 'tx' | 'clock'>,
  period: Pick<FrozenPeriod, 'id'>,
): Promise<boolean> {
  const frozen = await freezePeriod(tx, period, new Date(clock.now()));
  if (frozen) await giveBoardPrizes({ tx, clock }, frozen);
  return frozen !== null;
}

/** A period that begins has the prizes of the one before it: they hold until the team says others. */
function currentRows(now: number) {
  return leaderMetrics.flatMap((metric) =>
    (['week', 'month'] as const).flatMap((period) => {
      const { startsAt, endsAt } = toPeriod(period, now);
      return endsAt
        ? [{ metric, period, startsAt, endsAt, prizes: prizesBefore(metric, period, startsAt) }]
        : [];
    }),
  );
}

function prizesBefore(metric: LeaderMetric, period: 'week' | 'month', startsAt: Date) {
  return sql`coalesce((select l.prizes from ${leaderboardPeriods} l where l.metric = ${metric} and l.period = ${period}
    and l.starts_at < ${startsAt} order by l.starts_at desc limit 1), '[]'::jsonb)`;
}
