import type { LeaderPeriod } from '@/contract/leaders';

/** Turkey has kept UTC+3 all year since 2016; nothing here is older. Milliseconds. */
const offsetMs = 3 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** A time that is ranked, from `startsAt` up to but not including `endsAt`; `all` has no end and begins in 1970. */
export interface Period {
  readonly kind: LeaderPeriod;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** The week (from Monday), month or whole time that a moment (milliseconds) falls into, by the clock of Istanbul. */
export function toPeriod(kind: LeaderPeriod, at: number): Period {
  if (kind === 'all') return { kind, startsAt: new Date(0), endsAt: null };
  const local = new Date(at + offsetMs);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  if (kind === 'month')
    return { kind, startsAt: istanbul(year, month, 1), endsAt: istanbul(year, month + 1, 1) };
  const monday = day - ((local.getUTCDay() + 6) % 7);
  return { kind, startsAt: istanbul(year, month, monday), endsAt: istanbul(year, month, monday + 7) };
}

/** The period before; null for `all`. */
export function periodBefore({ kind, startsAt }: Period): Period | null {
  return kind === 'all' ? null : toPeriod(kind, startsAt.getTime() - 1);
}

/** The period's first day in Istanbul, `YYYY-MM-DD`: its name in an address. */
export function firstDay(startsAt: Date): string {
  return new Date(startsAt.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The period that begins on a day; null when none does. */
export function periodFrom(kind: LeaderPeriod, day: string): Period | null {
  const startsAt = new Date(Date.parse(`${day}T00:00:00.000Z`) - offsetMs);
  if (Number.isNaN(startsAt.getTime())) return null;
  const period = toPeriod(kind, startsAt.getTime());
  return period.startsAt.getTime() === startsAt.getTime() ? period : null;
}

/** When the day of a moment began in Istanbul. */
export function dayStart(at: number): Date {
  return new Date(Math.floor((at + offsetMs) / dayMs) * dayMs - offsetMs);
}

function istanbul(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month, day) - offsetMs);
}
