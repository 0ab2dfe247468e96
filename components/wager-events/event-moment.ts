import type { WagerEvent } from '@/lib/data/wager-event-view';

type Timed = Pick<WagerEvent, 'phase' | 'startsAt' | 'endsAt' | 'disputeFrom' | 'disputeUntil'>;

/** The next moment of an event that people wait for: `key` names it, `at` is its ISO time. Null where none is known. */
export function eventMoment({ phase, startsAt, endsAt, disputeFrom, disputeUntil }: Timed) {
  if (phase === 'scheduled') return { key: 'begins', at: startsAt } as const;
  if (phase === 'live') return { key: 'ends', at: endsAt } as const;
  if (phase === 'provisional' && disputeFrom) return { key: 'disputes', at: disputeFrom } as const;
  if (phase === 'dispute' && disputeUntil) return { key: 'settles', at: disputeUntil } as const;
  return null;
}
