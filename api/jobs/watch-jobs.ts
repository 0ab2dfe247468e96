import type { Deps } from '../context';
import { freeAbandonedJobs } from '../services/jobs/free-abandoned-jobs';
import { getQueueState } from '../services/jobs/get-queue-state';
import { recurringTasks } from './recurring-tasks';
import { type Repeating, repeat } from './repeat';

const intervalMs = 60_000;

/**
 * Looks at the queue every minute from outside of it, because a queue that stands still cannot say so: gives back what a dead
 * process held, and says in one line of the log what is stuck.
 */
export function startWatchingJobs(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Repeating {
  return repeat({
    intervalMs,
    run: () => watchJobs(deps),
    onError: (error) => deps.log.warn({ err: error }, 'the job queue could not be looked at'),
  });
}

/** One look at the queue. */
export async function watchJobs(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const freed = await freeAbandonedJobs(deps);
  if (freed > 0) deps.log.warn({ event: 'jobs_freed', freed }, 'jobs of a dead process run again');
  const {
    is_stuck: isStuck,
    overdue,
    given_up: givenUp,
    recurring,
  } = await getQueueState(deps, recurringTasks);
  if (!isStuck) return;
  const late = recurring.filter(({ is_late, failures }) => is_late || failures > 2).map(({ name }) => name);
  deps.log.error({ event: 'jobs_stuck', overdue, givenUp, late }, 'the job queue is stuck: see GET /jobs');
}
