import type { Database } from '../db/client';
import { leaderScores } from '../db/schema/leader-scores';
import { leaderboardPeriods } from '../db/schema/leaderboard-periods';
import { freezePeriod } from '../services/leaders/freeze-period';

/** Stores a frozen board of the week that begins on 1 June 2026, with one place. */
export async function addFrozenBoard(db: Database, userId: string): Promise<void> {
  const [row] = await db
    .insert(leaderboardPeriods)
    .values({
      metric: 'coins',
      period: 'week',
      startsAt: new Date('2026-05-31T21:00:00Z'),
      endsAt: new Date('2026-06-07T21:00:00Z'),
    })
    .returning();
  if (!row) return;
  const score = { metric: row.metric, period: row.period, startsAt: row.startsAt, userId };
  await db.insert(leaderScores).values({ ...score, value: 50, reachedAt: new Date('2026-06-02T09:00:00Z') });
  await freezePeriod(db, row, new Date('2026-06-07T21:05:00Z'));
}
