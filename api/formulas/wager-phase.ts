import type { WagerPhase } from '@/contract/wager-events';

/** What of an event its phase depends on. */
interface Timed {
  readonly state: WagerPhase | 'draft';
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly disputeFrom: Date | null;
  readonly disputeUntil: Date | null;
}

/**
 * Where an event stands at `now` (milliseconds): the clock begins and ends it and runs its time for objections, whether or not
 * the job that writes it down has run yet. Only published data leads out of `awaiting_data`.
 */
export function wagerPhase(event: Timed, now: number): WagerPhase {
  const isPast = (date: Date | null) => date !== null && date.getTime() <= now;
  const { state } = event;
  if (state === 'draft') return 'scheduled';
  if (state === 'scheduled' || state === 'live') {
    if (isPast(event.endsAt)) return 'awaiting_data';
    return isPast(event.startsAt) ? 'live' : 'scheduled';
  }
  if (state === 'provisional' || state === 'dispute') {
    if (isPast(event.disputeUntil)) return 'final';
    return isPast(event.disputeFrom) ? 'dispute' : state;
  }
  return state;
}
