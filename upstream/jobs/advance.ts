import type { Deps } from '../context';
import { advanceEvents } from '../services/events/advance-events';
import { advanceRaffles } from '../services/raffles/advance-raffles';
import { advanceTournaments } from '../services/tournaments/advance-tournaments';
import { advanceWagerEvents } from '../services/wager-events/advance-wager-events';
import { type Repeating, repeat } from './repeat';

const intervalMs = 15_000;

type Needs = Pick<Deps, 'db' | 'clock' | 'log'>;

/** What the clock moves; each area answers how many of what it moved on. */
const areas: readonly [event: string, advance: (deps: Needs) => Promise<object>][] = [
  ['raffles_advanced', advanceRaffles],
  ['events_advanced', advanceEvents],
  ['tournaments_advanced', advanceTournaments],
  ['wager_events_advanced', advanceWagerEvents],
];

/** Moves on what the clock moves. A failure of one area is a line in the log, and the next run tries again. */
export function startAdvancing(deps: Needs): Repeating {
  return repeat({
    intervalMs,
    run: async () => {
      for (const [event, advance] of areas) {
        const moved = await advance(deps).catch((error: unknown) => failed(deps, event, error));
        if (Object.values(moved).some((count) => count > 0)) deps.log.info({ event, ...moved }, 'moved on');
      }
    },
    onError: (error) => deps.log.error({ err: error }, 'what is due could not be moved on'),
  });
}

function failed({ log }: Needs, event: string, error: unknown): object {
  log.error({ err: error, event }, 'what is due could not be moved on');
  return {};
}
