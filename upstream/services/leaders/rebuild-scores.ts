import { sql } from 'drizzle-orm';
import type { LeaderMetric } from '@/contract/leaders';
import type { Database } from '../../db/client';
import { leaderScores } from '../../db/schema/leader-scores';
import { scoreSources } from './score-sources';

/**
 * Computes the scores of a metric anew out of its source and writes those that differ: of the periods that begin at `since` or later
 * (a Date; 1970 for everything) and of all time. Answers how many it wrote. Scores of `coins` are also kept posting by
 * posting; there a difference means that somebody wrote past the ledger's service.
 */
export async function rebuildScores(
  tx: Pick<Database, 'execute'>,
  metric: LeaderMetric,
  since: Date,
): Promise<number> {
  const source = scoreSources[metric];
  if (!source) return 0;
  const written = await tx.execute(sql`
    insert into ${leaderScores} (metric, period, starts_at, user_id, value, reached_at)
    select ${metric}, period, starts_at, user_id, sum(value), max(at)
    from (${source}) as source
    cross join lateral (values
      ('week', date_trunc('week', at, 'Europe/Istanbul')),
      ('month', date_trunc('month', at, 'Europe/Istanbul')),
      ('all', to_timestamp(0))) as periods (period, starts_at)
    where period = 'all' or starts_at >= ${since.toISOString()}::timestamptz
    group by period, starts_at, user_id
    on conflict (metric, period, starts_at, user_id) do update
      set value = excluded.value, reached_at = excluded.reached_at
      where leader_scores.value <> excluded.value`);
  return written.rowCount ?? 0;
}
