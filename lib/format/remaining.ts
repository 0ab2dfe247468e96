/** What is left of a countdown, in whole units; `isOver` once nothing is. */
export interface Remaining {
  readonly isOver: boolean;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The time from `nowMs` to `untilMs`, rounded up to the second, so that a countdown reaches zero when it is over and not before. */
export function remaining(untilMs: number, nowMs: number): Remaining {
  const left = untilMs - nowMs;
  const total = Number.isFinite(left) ? Math.max(0, Math.ceil(left / 1000)) : 0;
  return {
    isOver: total === 0,
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  };
}
