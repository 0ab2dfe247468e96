import { sql } from 'drizzle-orm';
import type { Deps } from '../../context';

const keptDays = 14;

/** Deletes the jobs that failed for good two weeks ago, after an admin had time to see them; answers how many. */
export async function forgetFailedJobs({ db }: Pick<Deps, 'db'>): Promise<number> {
  const forgotten = await db.execute(sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => ${keptDays}::int)
      limit 1000))`);
  return forgotten.rowCount ?? 0;
}
