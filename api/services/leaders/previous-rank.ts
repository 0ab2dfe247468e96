import { type SQL, sql } from 'drizzle-orm';
import type { LeaderMetric } from '@/contract/leaders';
import { leaderScores } from '../../db/schema/leader-scores';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { leaderboardStandings } from '../../db/schema/leaderboard-standings';
import { type Period, periodBefore } from './to-period';

/** The member's place in the frozen period before this one, as a column beside `leader_scores`; null without one. */
export function previousRank(metric: LeaderMetric, period: Period): SQL {
  const before = periodBefore(period);
  if (!before) return sql`null::int`;
  return sql`(select ${leaderboardStandings.rank} from ${leaderboardStandings}
    where ${leaderboardStandings.userId} = ${leaderScores.userId} and ${leaderboardStandings.periodId} = (
      select ${leaderboardPeriods.id} from ${leaderboardPeriods} where ${leaderboardPeriods.metric} = ${metric}
      and ${leaderboardPeriods.period} = ${before.kind}
      and ${leaderboardPeriods.startsAt} = ${before.startsAt.toISOString()}))`;
}
