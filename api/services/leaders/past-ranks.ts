import { type SQL, sql } from 'drizzle-orm';
import type { LeaderMetric } from '@/contract/leaders';
import { leaderScores } from '../../db/schema/leader-scores';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { leaderboardStandings } from '../../db/schema/leaderboard-standings';
import { type Period, periodBefore } from './to-period';

/** How many periods before the current one a place looks back over. */
const lookBack = 8;

/** The member's places in the frozen periods before this one, the earliest first, as a JSON column beside `leader_scores`; null for a period without one. */
export function pastRanks(metric: LeaderMetric, period: Period): SQL {
  const starts = startsBefore(period).map((startsAt) => sql`${startsAt.toISOString()}::timestamptz`);
  if (starts.length === 0) return sql`'[]'::json`;
  return sql`(select json_agg(${leaderboardStandings.rank} order by past.place)
    from unnest(array[${sql.join(starts, sql`, `)}]) with ordinality as past(starts_at, place)
    left join ${leaderboardPeriods} on ${leaderboardPeriods.metric} = ${metric}
      and ${leaderboardPeriods.period} = ${period.kind} and ${leaderboardPeriods.startsAt} = past.starts_at
    left join ${leaderboardStandings} on ${leaderboardStandings.periodId} = ${leaderboardPeriods.id}
      and ${leaderboardStandings.userId} = ${leaderScores.userId})`;
}

function startsBefore(period: Period): readonly Date[] {
  const starts: Date[] = [];
  for (let past = periodBefore(period); past && starts.length < lookBack; past = periodBefore(past)) {
    starts.unshift(past.startsAt);
  }
  return starts;
}
