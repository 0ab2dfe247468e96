import type { Clock, Deps } from '../context';
import type { UpstreamEnv } from '../env';
import { announceChanges } from '../services/changes/announce-changes';
import { tellSite } from '../services/changes/tell-site';
import { repeat } from './repeat';

/** How long after a commit the site is told (changes of that time go in one call), and how often one that fails again is repeated; milliseconds. */
const wakeAfterMs = 300;
const intervalMs = 2000;

type Needs = Pick<Deps, 'db' | 'replica' | 'log' | 'changes'> & { readonly clock: Clock };
type Address = Pick<UpstreamEnv, 'SITE_URL' | 'REVALIDATE_URL' | 'REVALIDATE_SECRET'>;

/**
 * Tells the site of every committed change within a second, and of what changed while the site was away once it is back.
 * Without REVALIDATE_SECRET nobody is told: the site's timers do it then.
 */
export function startAnnouncing(deps: Needs, env: Address): { stop(): Promise<void> } {
  const { log, clock } = deps;
  if (env.REVALIDATE_SECRET === undefined) {
    log.warn('REVALIDATE_SECRET is not set: the site learns of changes by its timers alone');
    return { stop: async () => undefined };
  }
  const announce = tellSite({
    url: env.REVALIDATE_URL ?? env.SITE_URL,
    secret: env.REVALIDATE_SECRET,
    clock,
    onRefused: (status, tags) => log.error({ status, tags }, 'the site refuses to be told of changes'),
  });
  const failures = onceInARow((error) => log.warn({ err: error }, 'the site cannot be told of changes yet'));
  const job = repeat({
    intervalMs,
    wakeAfterMs,
    run: () => announceChanges(deps, announce).then(failures.ended),
    onError: (error) => {
      // The first call that fails may have met a process of the site that was ended just then: another one takes the next.
      if (!failures.isFailing()) job.wake();
      failures.failed(error);
    },
  });
  // One that cannot be told is tried now and then, not at each change: what waits for it is read anew each time.
  const unfollow = deps.changes.follow(({ kind }) => {
    if (kind !== 'member' && !failures.isFailing()) job.wake();
  });
  return {
    stop: async () => {
      unfollow();
      await job.stop();
    },
  };
}

/** A site that is still starting is one line in the log, not one every two seconds. */
function onceInARow(tell: (error: unknown) => void) {
  let isFailing = false;
  return {
    isFailing: () => isFailing,
    ended: () => {
      isFailing = false;
    },
    failed: (error: unknown) => {
      if (!isFailing) tell(error);
      isFailing = true;
    },
  };
}
