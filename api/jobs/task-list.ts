import type { Task, TaskList } from 'graphile-worker';
import type { Deps } from '../context';
import { safeText } from '../log-error';
import { recordRun } from '../services/jobs/record-run';
import { scheduleRun } from '../services/jobs/schedule-run';
import { StoppedEarly } from '../stopped-early';
import { holdWhile } from './hold-while';
import { type RecurringTask, recurringTasks } from './recurring-tasks';
import { type RunTask, tasks } from './tasks';

/** Every task in the library's form: those with jobs of their own, and those of the clock. */
export function taskList(deps: Deps): TaskList {
  const queued = Object.entries(tasks).map(([name, run]) => [name, queuedTask(deps, name, run)] as const);
  const recurring = recurringTasks.map((task) => [task.name, recurringTask(deps, task)] as const);
  return Object.fromEntries([...queued, ...recurring]);
}

/** A failure is a line in the log; what the queue keeps of it has nothing of anybody's data. */
function queuedTask(deps: Deps, name: string, run: RunTask): Task {
  return async (payload, { job }) => {
    try {
      await run(deps, payload);
    } catch (error) {
      const { attempts, max_attempts: maxAttempts } = job;
      deps.log.warn({ event: 'job_failed', task: name, attempts, maxAttempts, err: error }, 'a job failed');
      throw new Error(safeText(error));
    }
  };
}

/** The next run comes whatever became of this one, so a failure never ends the row. What ends with its process comes at once, for whoever runs then. */
function recurringTask(deps: Deps, task: RecurringTask): Task {
  return async (_payload, { job }) => {
    const error = await holdWhile(deps, job, () => task.run(deps)).then(
      () => null,
      (reason: unknown) => reason ?? new Error('failed'),
    );
    if (error instanceof StoppedEarly) return scheduleRun(deps.db, task.name, 0);
    if (error)
      deps.log.error({ event: 'clock_failed', task: task.name, err: error }, 'a task of the clock failed');
    await recordRun(deps, task, error);
  };
}
