import type { Deps } from '../context';
import { forgetChanges } from '../services/changes/forget-changes';
import { forgetAnswers } from '../services/idempotency/forget-answers';
import { sweepSessions } from '../services/sessions/sweep-sessions';
import { type Repeating, repeat } from './repeat';

const hourMs = 60 * 60_000;

/** Deletes what has outlived its use, at the start and then every hour; a failure is a line in the log. */
export function startSweeping(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Repeating {
  return repeat({
    intervalMs: hourMs,
    run: async () => {
      const deleted = await sweepSessions(deps);
      if (deleted > 0) deps.log.info({ event: 'sessions_swept', deleted }, 'ended sessions deleted');
      const forgotten = await forgetChanges(deps);
      if (forgotten > 0) deps.log.info({ event: 'changes_forgotten', forgotten }, 'old changes deleted');
      const answers = await forgetAnswers(deps);
      if (answers > 0) deps.log.info({ event: 'answers_forgotten', answers }, 'answers of old keys deleted');
    },
    onError: (error) => deps.log.warn({ err: error }, 'what is over could not be deleted'),
  });
}
