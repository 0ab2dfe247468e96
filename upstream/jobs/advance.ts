import type { Deps } from '../context';
import { advanceRaffles } from '../services/raffles/advance-raffles';
import { type Repeating, repeat } from './repeat';

const intervalMs = 15_000;

/** Moves on what the clock moves: draws that close or are due. A failure is a line in the log, and the next run tries again. */
export function startAdvancing(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Repeating {
  return repeat({
    intervalMs,
    run: async () => {
      const raffles = await advanceRaffles(deps);
      if (raffles.closed + raffles.drawn > 0)
        deps.log.info({ event: 'raffles_advanced', ...raffles }, 'draws moved on');
    },
    onError: (error) => deps.log.error({ err: error }, 'what is due could not be moved on'),
  });
}
