const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Istanbul is three hours ahead of UTC all year. */
const istanbul = 3 * units.h;

const pattern = /^([+-]\d{1,4})(?:([hm])|d (\d{2}):(\d{2}))$/;

/**
 * The moment an offset of the demo's content means at `now` (milliseconds): `-3d 21:00` is a time in Istanbul of the day three days
 * ago, `+2h` counts from the hour that has begun, `-20m` from the minute. Null where the text is no offset.
 */
export function resolveOffset(text: string, now: number): Date | null {
  const [, count, unit, hour, minute] = pattern.exec(text) ?? [];
  if (count === undefined) return null;
  if (unit === 'h' || unit === 'm')
    return new Date((Math.floor(now / units[unit]) + Number(count)) * units[unit]);
  const midnight = Math.floor((now + istanbul) / units.d) * units.d - istanbul;
  return new Date(midnight + Number(count) * units.d + Number(hour) * units.h + Number(minute) * units.m);
}
