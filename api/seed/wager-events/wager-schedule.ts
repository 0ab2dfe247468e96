import type { WagerPhase } from '@/contract/wager-events';
import { currentWagerPlans, pastWagerPlans, type WagerPlan } from './wager-plans';

/** A wager event of the demo with its times and where it stands. */
export interface ScheduledWagerEvent extends WagerPlan {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly state: WagerPhase;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Which of the past events was called off. */
const cancelledAt = 14;

/** Every wager event of the demo, oldest first, times in milliseconds; most end at 23.00 in Istanbul (20.00 UTC). */
export function wagerSchedule(now: number): ScheduledWagerEvent[] {
  const night = Math.floor(now / day) * day + 20 * hour;
  const full = Math.floor(now / hour) * hour;
  const past = pastWagerPlans.map((plan, at): ScheduledWagerEvent => {
    const endsAt = night - (5 + 18 * at) * day;
    const state = at === cancelledAt ? 'cancelled' : at === 0 ? 'final' : 'paid';
    return { ...plan, endsAt, startsAt: endsAt - computeDays(plan) * day, state };
  });
  const { race, ladder, common, next, ended, provisional, dispute } = currentWagerPlans;
  return [
    ...past.reverse(),
    { ...dispute, startsAt: night - 16 * day, endsAt: night - 2 * day, state: 'dispute' },
    { ...provisional, startsAt: full - 3.5 * day, endsAt: full - 12 * hour, state: 'provisional' },
    { ...ended, startsAt: full - 3 * day, endsAt: full - 2 * hour, state: 'awaiting_data' },
    { ...race, startsAt: night - 10 * day, endsAt: night + 4 * day, state: 'live' },
    { ...common, startsAt: night - 9 * day, endsAt: night + 5 * day, state: 'live' },
    { ...ladder, startsAt: night - 6 * day, endsAt: night + 8 * day, state: 'live' },
    { ...next, startsAt: night + 3 * day, endsAt: night + 6 * day, state: 'scheduled' },
  ];
}

/** Those with a short table are short. */
function computeDays({ prizes, steps }: WagerPlan): number {
  return prizes.length === 3 && steps.length === 0 ? 3 : 14;
}
