import type { Deps } from '../context';
import { turnBoards } from '../services/leaders/turn-boards';
import { type Repeating, repeat } from './repeat';

const minuteMs = 60_000;

/** Opens boards that begin and freezes boards that are over, every minute; a failure is a line in the log. */
export function startTurningBoards(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Repeating {
  return repeat({
    intervalMs: minuteMs,
    run: async () => {
      const frozen = await turnBoards(deps);
      if (frozen > 0) deps.log.info({ event: 'boards_frozen', frozen }, 'leaderboards frozen');
    },
    onError: (error) => deps.log.warn({ err: error }, 'leaderboards could not be turned'),
  });
}
