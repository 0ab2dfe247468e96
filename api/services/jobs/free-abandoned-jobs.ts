import { sql } from 'drizzle-orm';
import type { Deps } from '../../context';

/** Longer than any task takes: what it talks to answers within half a minute or not at all. */
const abandonedAfterMinutes = 3;

/**
 * Gives back to the queue what a process held that died in the middle (`kill -9`), so that it runs again; answers how many
 * jobs. The library itself would wait four hours.
 */
export async function freeAbandonedJobs({ db }: Pick<Deps, 'db'>): Promise<number> {
  const held = await db.execute<{ count: number; workers: string[] }>(sql`
    select count(*)::int as count, coalesce(array_agg(distinct locked_by), '{}') as workers from graphile_worker.jobs
    where locked_at < now() - make_interval(mins => ${abandonedAfterMinutes}::int)`);
  const [row] = held.rows;
  if (!row || row.count === 0) return 0;
  await db.execute(sql`select graphile_worker.force_unlock_workers(${sql.param(row.workers)}::text[])`);
  await db.execute(superseded);
  return row.count;
}

/** A run that a newer one under the same key has taken the place of: the library marks it as given up, and nobody has to see it. */
const superseded = sql`
  select from graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null and last_error is null))`;
