import type { RafflePhase, raffleStates } from '@/contract/raffles';

/** What of a draw its phase depends on. */
interface Timed {
  readonly state: (typeof raffleStates)[number];
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Where a draw stands at `now` (milliseconds): the clock opens and closes it, whether or not the job that freezes and draws has
 * run yet. A draft has no phase, it is shown to nobody.
 */
export function rafflePhase({ state, startsAt, endsAt }: Timed, now: number): RafflePhase {
  if (state === 'drawn' || state === 'paid' || state === 'cancelled') return state;
  if (state !== 'open' || endsAt.getTime() <= now) return 'closed';
  return startsAt.getTime() > now ? 'upcoming' : 'open';
}
