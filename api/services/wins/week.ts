/** A week in milliseconds since 1970: from Monday 00:00 in Istanbul until the next one. */
export interface Week {
  readonly from: number;
  readonly to: number;
}

const dayMs = 86_400_000;

/** Istanbul keeps UTC+3 all year since 2016, so a day there always has 24 hours. */
const offsetMs = 3 * 3_600_000;

/** 1970-01-01 was a Thursday: three days after a Monday. */
const firstMondayMs = 4 * dayMs;

/** The week in Europe/Istanbul (D22) that `now` (milliseconds) lies in. */
export function weekAt(now: number): Week {
  const local = now + offsetMs;
  const weeks = Math.floor((local - firstMondayMs) / (7 * dayMs));
  const from = firstMondayMs + weeks * 7 * dayMs - offsetMs;
  return { from, to: from + 7 * dayMs };
}
