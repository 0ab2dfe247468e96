import { sql } from 'drizzle-orm';
import type { JobsWire } from '@/contract/jobs';
import type { Deps } from '../../context';
import { recurringRuns } from '../../db/schema/recurring-runs';

/** A task of the clock, as far as its lateness goes; a run takes two minutes at most unless `longestMs` says otherwise. */
export interface Rhythm {
  readonly name: string;
  readonly everyMs: number;
  readonly longestMs?: number;
}

/** How much later than its rhythm a task of the clock may come before somebody should look. */
const slackMs = 2 * 60_000;
const shownFailures = 20;

/** How the queue stands: what waits, runs, fails and is late. Three queries over what little is in the queue. */
export async function getQueueState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  rhythms: readonly Rhythm[],
): Promise<JobsWire> {
  const [counts, failing, runs] = await Promise.all([
    countJobs(db),
    listFailing(db),
    db.select().from(recurringRuns),
  ]);
  const recurring = rhythms.map((rhythm) => toRecurring(rhythm, runs, clock.now()));
  const isStuck =
    counts.overdue > 0 ||
    counts.given_up > 0 ||
    recurring.some(({ is_late, failures }) => is_late || failures > 2);
  return { ...counts, is_stuck: isStuck, failing, recurring };
}

type Counts = Pick<JobsWire, 'waiting' | 'running' | 'overdue' | 'given_up'>;

interface CountRow extends Record<keyof Counts, number>, Record<string, unknown> {
  readonly oldest_due_at: string | null;
}

async function countJobs(db: Deps['db']) {
  const { rows } = await db.execute<CountRow>(sql`
    select count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where ${isOverdue})::int as overdue,
      min(run_at) filter (where ${isOverdue}) as oldest_due_at,
      count(*) filter (where locked_at is null and attempts >= max_attempts and last_error is not null)::int as given_up
    from graphile_worker.jobs`);
  const none = { waiting: 0, running: 0, overdue: 0, given_up: 0, oldest_due_at: null };
  const { oldest_due_at: oldest, ...counts } = rows[0] ?? none;
  return { ...counts, oldest_due_at: oldest === null ? null : new Date(oldest).toISOString() };
}

const isOverdue = sql`locked_at is null and attempts < max_attempts and run_at < now() - interval '1 minute'`;

async function listFailing(db: Deps['db']): Promise<JobsWire['failing']> {
  const { rows } = await db.execute<Failing>(sql`
    select id::text, task_identifier as task, attempts, max_attempts, created_at, run_at, coalesce(last_error, '') as error from graphile_worker.jobs
    where last_error is not null order by updated_at desc limit ${shownFailures}`);
  return rows.map(({ created_at, run_at, ...job }) => ({
    ...job,
    created_at: new Date(created_at).toISOString(),
    is_given_up: job.attempts >= job.max_attempts,
    run_at: new Date(run_at).toISOString(),
  }));
}

interface Failing extends Record<string, unknown> {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly created_at: string;
  readonly run_at: string;
  readonly error: string;
}

function toRecurring(
  { name, everyMs, longestMs = slackMs }: Rhythm,
  runs: readonly (typeof recurringRuns.$inferSelect)[],
  now: number,
): JobsWire['recurring'][number] {
  const run = runs.find((known) => known.name === name);
  return {
    name,
    every_ms: everyMs,
    last_ended_at: run?.lastEndedAt.toISOString() ?? null,
    last_ok_at: run?.lastOkAt?.toISOString() ?? null,
    failures: run?.failures ?? 0,
    error: run?.lastError ?? null,
    is_late: run !== undefined && now - run.lastEndedAt.getTime() > everyMs + longestMs,
  };
}
