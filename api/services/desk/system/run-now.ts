import { sql } from 'drizzle-orm';
import type { SystemRunInput } from '@/contract/desk-system';
import type { Writing } from '../../../context';
import { ServiceError } from '../../../service-error';
import { type Audited, recordAudit } from '../../audit/record-audit';
import { scheduleRun } from '../../jobs/schedule-run';

/**
 * Has a task of the clock run now, or a job that failed tried again from its first try. `not_found` where there is no such task among
 * `tasks`, or no failed job that nobody works on.
 */
export async function runNow(
  writing: Writing,
  {
    actorId,
    kind,
    name,
    tasks,
  }: SystemRunInput & { readonly actorId: string; readonly tasks: readonly string[] },
): Promise<void> {
  const subject = `${kind}:${name}`;
  const before = kind === 'task' ? await hurry(writing, name, tasks) : await tryAgain(writing, name);
  await recordAudit(writing, { actorId, action: 'job_run', subject, reason: subject, before, after: {} });
}

async function hurry({ tx }: Writing, name: string, tasks: readonly string[]): Promise<Audited['before']> {
  if (!tasks.includes(name)) throw new ServiceError('not_found');
  await scheduleRun(tx, name, 0);
  return {};
}

/** @returns how often it was tried, and when it would have been again */
async function tryAgain({ tx }: Writing, id: string): Promise<Audited['before']> {
  const { rows } = await tx.execute<{ attempts: number; run_at: Date }>(sql`
    with failed as (
      select id, attempts, run_at from graphile_worker.jobs
      where id = ${id}::bigint and last_error is not null and locked_at is null
    ), again as (
      select id from graphile_worker.reschedule_jobs(array(select id from failed), run_at => now(), attempts => 0)
    )
    select failed.attempts, failed.run_at from failed join again using (id)`);
  const [before] = rows;
  if (before === undefined) throw new ServiceError('not_found');
  return { attempts: before.attempts, run_at: new Date(before.run_at).toISOString() };
}
