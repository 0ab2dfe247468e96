import type { events } from '../../db/schema/events';

type Event = Pick<typeof events.$inferSelect, 'type' | 'state' | 'startsAt' | 'endsAt'>;

/** What members may do with an event at a moment. */
export interface EventWindows {
  readonly join: boolean;
  readonly withdraw: boolean;
  readonly submit: boolean;
}

/**
 * What members may do, by the clock: the job that moves the state on may be late. An event is joined until it ends and left until it
 * starts; entries are taken while it is on, except for a quiz, which is answered elsewhere.
 */
export function eventWindows({ type, state, startsAt, endsAt }: Event, nowMs: number): EventWindows {
  const isOpen = (state === 'upcoming' || state === 'live') && endsAt.getTime() > nowMs;
  const hasStarted = startsAt.getTime() <= nowMs;
  return {
    join: isOpen,
    withdraw: isOpen && !hasStarted,
    submit: isOpen && hasStarted && type !== 'quiz',
  };
}
