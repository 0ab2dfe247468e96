const dayMs = 24 * 60 * 60_000;
/** Turkey has kept UTC+3 all year since 2016. */
const offsetMs = 3 * 60 * 60_000;

/** Quiet hours, each end a time of day in Istanbul (`HH:MM`); none where one of them is missing or both are the same. */
export interface QuietHours {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** When the quiet hours end that a moment is in, both in milliseconds; null where it is in none. They may go past midnight. */
export function quietEnd(now: number, { from, to }: QuietHours): number | null {
  const [begins, ends] = [toMs(from), toMs(to)];
  if (begins === null || ends === null || begins === ends) return null;
  const at = (now + offsetMs) % dayMs;
  const length = (ends - begins + dayMs) % dayMs;
  const passed = (at - begins + dayMs) % dayMs;
  return passed < length ? now + length - passed : null;
}

function toMs(time: string | null | undefined): number | null {
  const [hours, minutes] = (time ?? '').split(':').map(Number);
  return hours === undefined || minutes === undefined ? null : (hours * 60 + minutes) * 60_000;
}
