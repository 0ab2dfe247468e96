import { sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import type { JobPayload, TaskName } from './job-payloads';

/** When a job runs, and what it replaces. */
export interface EnqueueOptions {
  /** Not before this moment of the database's clock; at once unless given. */
  readonly runAt?: Date;
  /** A waiting job under the same key is replaced: the task runs once, with the newer payload. */
  readonly key?: string;
  /** How often a failing job is tried, with growing pauses: 10 times, over some six hours, unless given. */
  readonly maxAttempts?: number;
  /** Jobs of one queue run one at a time: a service that hangs holds up its own jobs alone. */
  readonly queue?: 'kick';
}

const defaultAttempts = 10;

/**
 * Puts a job into the queue in the caller's transaction: it runs after the commit, and never when there is none. At least once:
 * a process that dies in the middle leaves the job to the next one, so a task must bear to run twice.
 */
export async function enqueue<T extends TaskName>(
  tx: Database,
  task: T,
  payload: JobPayload<T>,
  { runAt, key, queue, maxAttempts = defaultAttempts }: EnqueueOptions = {},
): Promise<void> {
  await tx.execute(sql`select from graphile_worker.add_job(
    identifier => ${task}::text,
    payload => ${JSON.stringify(payload)}::json,
    queue_name => ${queue ?? null}::text,
    run_at => ${runAt?.toISOString() ?? null}::timestamptz,
    max_attempts => ${maxAttempts}::int,
    job_key => ${key ?? null}::text)`);
}
