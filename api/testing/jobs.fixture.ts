import { Logger, runOnce } from 'graphile-worker';
import type { Deps } from '../context';
import { taskList } from '../jobs/task-list';
import type { Mail, Mailer } from '../mail/mailer';
import type { TestApp } from './app.fixture';

/** Runs every job that is due, until none is; `deps` are the site's unless given. */
export async function runJobs(site: TestApp, deps: Deps = site.deps): Promise<void> {
  await runOnce({
    pgPool: site.database.pool,
    taskList: taskList(deps),
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  });
}

/** Whatever waits, is waited for or has failed, is due now. */
export async function makeJobsDue({ database }: TestApp): Promise<void> {
  await database.pool.query("update graphile_worker._private_jobs set run_at = now() - interval '1 second'");
}

/** A mailer that keeps what it was given, for tests that are not about the sending. */
export function keepingMailer(): Mailer & { readonly sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    send: async (mail) => {
      sent.push(mail);
    },
  };
}
