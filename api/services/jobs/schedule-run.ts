import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';

/** Before anything else that waits: a draw is not late because many mails go out. */
const priority = -10;

/**
 * Puts the next run of a task of the clock into the queue, `inMs` from now by the database's clock, so that one that differs from
 * ours neither hurries nor delays it. There is one waiting run a task, however many processes ask.
 */
export async function scheduleRun(tx: Database, name: string, inMs: number): Promise<void> {
  await tx.execute(sql`select ${added(name, inMs)}`);
}

/** Puts a run into the queue at once, unless one is under way, which puts the next one there itself: what takes long is not begun beside itself by each process that starts. */
export async function scheduleUnlessRunning(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select ${added(name, 0)}
    where not exists (select from graphile_worker.jobs where task_identifier = ${name} and locked_at is not null)`);
}

const added = (name: string, inMs: number) => sql`graphile_worker.add_job(
    identifier => ${name}::text,
    run_at => now() + make_interval(secs => ${inMs / 1000}::float8),
    max_attempts => 25,
    priority => ${priority}::int,
    job_key => ${name}::text)`;
