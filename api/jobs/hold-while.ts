import type { Deps } from '../context';
import { type HeldJob, holdJob } from '../services/jobs/hold-job';

/** Sooner than a job counts as abandoned (`freeAbandonedJobs`), several times over. */
const holdMs = 60_000;

/** Runs what a job is about, however long that takes, and holds the job meanwhile: only one that nobody is at any more is given to another process. */
export async function holdWhile<T>(
  deps: Pick<Deps, 'db' | 'log'>,
  job: HeldJob,
  run: () => Promise<T>,
  everyMs = holdMs,
): Promise<T> {
  const onError = (error: unknown) => deps.log.warn({ err: error }, 'a job could not be held');
  const timer = setInterval(() => void holdJob(deps, job).catch(onError), everyMs);
  timer.unref();
  try {
    return await run();
  } finally {
    clearInterval(timer);
  }
}
