import { currentPlans, pastPlans, type RafflePlan } from './raffle-plans';

/** A draw of the demo with its times, and what becomes of it. */
export interface ScheduledRaffle extends RafflePlan {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly drawAt: Date;
  readonly fate: 'drawn' | 'open' | 'closed' | 'cancelled';
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Which of the past draws was called off. */
const cancelledAt = 17;

/** Every draw of the demo, oldest first. Periods of two weeks end at 20.00 in Istanbul (17.00 UTC) and are drawn an hour later. */
export function raffleSchedule(now: number): ScheduledRaffle[] {
  const evening = Math.floor(now / day) * day + 17 * hour;
  const past = pastPlans.map((plan, at) =>
    timed(plan, evening - (3 + 14 * at) * day, at === cancelledAt ? 'cancelled' : 'drawn'),
  );
  const ended = Math.floor((now - 20 * minute) / minute) * minute;
  const tonight = Math.ceil((now + 6 * hour) / hour) * hour;
  return [
    ...past.reverse(),
    { ...timed(currentPlans.waiting, ended, 'closed'), drawAt: new Date(ended + hour) },
    { ...timed(currentPlans.short, tonight, 'open'), startsAt: new Date(tonight - 2 * day) },
    timed(currentPlans.running, evening + 11 * day, 'open'),
    timed(currentPlans.next, evening + 25 * day, 'open'),
  ];
}

function timed(plan: RafflePlan, end: number, fate: ScheduledRaffle['fate']): ScheduledRaffle {
  return {
    ...plan,
    fate,
    startsAt: new Date(end - 14 * day),
    endsAt: new Date(end),
    drawAt: new Date(end + hour),
  };
}
