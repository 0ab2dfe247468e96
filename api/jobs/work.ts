import { Logger, type Runner, run } from 'graphile-worker';
import type { Deps } from '../context';
import { type DatabaseHandle, openDatabase } from '../db/client';
import { scheduleRun, scheduleUnlessRunning } from '../services/jobs/schedule-run';
import { type RecurringTask, recurringTasks } from './recurring-tasks';
import { repeat } from './repeat';
import { taskList } from './task-list';

/** How many jobs run at once, how often the queue is looked through for what has become due, and how soon after a loss. */
const concurrency = 3;
const pollInterval = 1000;
const retryMs = 2000;

/**
 * Works off the queue until it is stopped; a database that is away, at the start or later, only delays it. Stopping lets
 * the running jobs end.
 */
export function startWorking(deps: Deps, url: string): { stop(): Promise<void> } {
  let runner: Runner | null = null;
  let isStopped = false;
  const working = repeat({
    intervalMs: retryMs,
    run: async () => {
      const onError = (error: Error) => deps.log.debug({ err: error }, 'a connection of the queue was lost');
      const database = openDatabase({ url, maxConnections: concurrency + 3, onError });
      try {
        for (const task of recurringTasks) await scheduleFirst(database, task);
        runner = await run({
          pgPool: database.pool,
          taskList: taskList(deps),
          concurrency,
          pollInterval,
          noHandleSignals: true,
          logger: toLogger(deps),
        });
        if (isStopped) await runner.stop();
        await runner.promise;
      } finally {
        runner = null;
        await database.close();
      }
    },
    onError: (error) => deps.log.warn({ err: error }, 'the job queue cannot be worked off yet'),
  });
  return {
    stop: async () => {
      isStopped = true;
      const ended = working.stop();
      await runner?.stop();
      await ended;
    },
  };
}

/** A run that a dead process held comes again by itself, but only after minutes: what is quick does not wait for that. */
function scheduleFirst({ db }: DatabaseHandle, { name, longestMs }: RecurringTask): Promise<void> {
  return longestMs === undefined ? scheduleRun(db, name, 0) : scheduleUnlessRunning(db, name);
}

/** The library tells of every job; ours are told by `taskList`, with nothing of anybody's data. */
function toLogger({ log }: Pick<Deps, 'log'>): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level === 'error' && meta?.failure !== true)
      log.warn({ queue: message.split('\n')[0] }, 'the job queue stumbled');
  });
}
