import type { WagerPhase } from '@/contract/wager-events';
import type { wagerEvents } from '../db/schema/wager-events';

type Timed = Pick<
  typeof wagerEvents.$inferSelect,
  'state' | 'startsAt' | 'endsAt' | 'disputeFrom' | 'disputeUntil'
>;

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
