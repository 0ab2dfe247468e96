const timeZone = 'Europe/Istanbul';

const day = new Intl.DateTimeFormat('tr-TR', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat('tr-TR', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const dayMonth = new Intl.DateTimeFormat('tr-TR', { timeZone, day: 'numeric', month: 'long' });
const relative = new Intl.RelativeTimeFormat('tr-TR', { numeric: 'auto' });

/** A day in Turkish, Europe/Istanbul (D22): `21 Kasım 2026`. `null` for what is no ISO date or time. */
export function formatDay(iso: string | null | undefined): string | null {
  const date = parseDate(iso);
  return date && day.format(date);
}

/** A day without its year: `21 Kasım`. `null` for what is no ISO date or time. */
export function formatDayMonth(iso: string | null | undefined): string | null {
  const date = parseDate(iso);
  return date && dayMonth.format(date);
}

/** Day and time in Turkish, Europe/Istanbul: `21 Kasım 2026 14:05`. `null` for what is no ISO date or time. */
export function formatDateTime(iso: string | null | undefined): string | null {
  const date = parseDate(iso);
  return date && moment.format(date);
}

const time = new Intl.DateTimeFormat('tr-TR', { timeZone, hour: '2-digit', minute: '2-digit' });

/** The time of a day in Europe/Istanbul: `14:05`. `null` for what is no ISO time. */
export function formatTime(iso: string | null | undefined): string | null {
  const date = parseDate(iso);
  return date && time.format(date);
}

const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** Day and time in Europe/Istanbul as a table sorts them: `2026-11-21 14:05:09`; empty for what is no ISO date or time. */
export function localMoment(iso: string): string {
  const date = parseDate(iso);
  return date ? parts.format(date) : '';
}

/** The day in Europe/Istanbul that a time lies in: `2026-11-21`; empty for what is no ISO date or time. */
export function localDay(iso: string): string {
  return localMoment(iso).slice(0, 10);
}

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago or ahead of `nowMs`: `3 gün önce`, `2 saat sonra`; `şimdi` under a minute. `null` for what is no time. */
export function formatRelative(iso: string | null | undefined, nowMs: number): string | null {
  const date = parseDate(iso);
  if (!date) return null;
  const seconds = (date.getTime() - nowMs) / 1000;
  const step = steps.find(([, length]) => Math.abs(seconds) >= length);
  return step ? relative.format(Math.trunc(seconds / step[1]), step[0]) : relative.format(0, 'second');
}

function parseDate(iso: string | null | undefined): Date | null {
  if (!iso || !/^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(iso)) return null;
  // A time without a zone is UTC: that is how times are stored.
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(iso.slice(10));
  const date = new Date(iso.length === 10 || hasZone ? iso : `${iso.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}
