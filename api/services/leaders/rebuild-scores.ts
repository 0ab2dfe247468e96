import { type SQL, sql } from 'drizzle-orm';
import type { LeaderMetric } from '@/contract/leaders';
import type { Database } from '../../db/client';
import { leaderScores } from '../../db/schema/leader-scores';
import { scoreSources } from './score-sources';

/**
 * Computes the scores of a metric anew out of its source and writes those that differ, 0 for who has nothing left: of the
 * periods that begin at `since` or later (1970 for everything) and of all time. Answers how many it wrote. Scores of
 * `coins` are also kept posting by posting; there a difference means that somebody wrote past the ledger's service.
 */
export async function rebuildScores(
  tx: Pick<Database, 'execute'>,
  metric: LeaderMetric,
  since: Date,
): Promise<number> {
  const counted = selectCounted(scoreSources[metric], since);
  const written = await tx.execute(sql`
    insert into ${leaderScores} (metric, period, starts_at, user_id, value, reached_at)
    select ${metric}, period, starts_at, user_id, value, reached_at from (${counted}) as counted
    on conflict (metric, period, starts_at, user_id) do update
      set value = excluded.value, reached_at = excluded.reached_at
      where leader_scores.value <> excluded.value`);
  const emptied = await tx.execute(sql`
    update ${leaderScores} set value = 0 where metric = ${metric} and value <> 0
      and (period = 'all' or starts_at >= ${since.toISOString()}::timestamptz)
      and (period, starts_at, user_id) not in (select period, starts_at, user_id from (${counted}) as counted)`);
  return (written.rowCount ?? 0) + (emptied.rowCount ?? 0);
}

/** The sums of a source by period and member. */
function selectCounted(source: SQL, since: Date): SQL {
  return sql`select period, starts_at, user_id, sum(value)::bigint as value, max(at) as reached_at
    from (${source}) as source
    cross join lateral (values
      ('week', date_trunc('week', at, 'Europe/Istanbul')),
      ('month', date_trunc('month', at, 'Europe/Istanbul')),
      ('all', to_timestamp(0))) as periods (period, starts_at)
    where period = 'all' or starts_at >= ${since.toISOString()}::timestamptz
    group by period, starts_at, user_id`;
}
