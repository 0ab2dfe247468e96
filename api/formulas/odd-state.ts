import type { OddState } from '@/contract/special-odds';

interface OddMoments {
  readonly state: 'draft' | 'scheduled' | 'settled' | 'cancelled';
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Where a published odd stands at `now` (milliseconds). Settled and cancelled were decided by somebody; before that the clock
 * alone says it: active from its start, expired from its end on, whether or not any job has run.
 */
export function oddStateAt({ state, startsAt, endsAt }: OddMoments, now: number): OddState {
  if (state === 'settled' || state === 'cancelled') return state;
  if (now < startsAt.getTime()) return 'scheduled';
  return now < endsAt.getTime() ? 'active' : 'expired';
}
