import { sql } from 'drizzle-orm';
import { type LeaderMetric, leaderPeriods } from '@/contract/leaders';
import type { Database } from '../../db/client';
import { leaderScores } from '../../db/schema/leader-scores';
import { toPeriod } from './to-period';

interface Score {
  readonly metric: LeaderMetric;
  readonly userId: string;
  /** What is added; negative where something earned was taken back. */
  readonly by: number;
  readonly at: Date;
}

/** Adds to a member's score of the week, the month and all time that a moment falls into, in the caller's transaction. */
export async function addScore(
  tx: Pick<Database, 'insert'>,
  { metric, userId, by, at }: Score,
): Promise<void> {
  const rows = leaderPeriods.map((period) => ({
    metric,
    period,
    startsAt: toPeriod(period, at.getTime()).startsAt,
    userId,
    value: by,
    reachedAt: at,
  }));
  await tx
    .insert(leaderScores)
    .values(rows)
    .onConflictDoUpdate({
      target: [leaderScores.metric, leaderScores.period, leaderScores.startsAt, leaderScores.userId],
      set: {
        value: sql`${leaderScores.value} + excluded.value`,
        reachedAt: sql`greatest(${leaderScores.reachedAt}, excluded.reached_at)`,
      },
    });
}
