import type { StatementLine } from '@/lib/data/statement';
import { localDay } from '@/lib/format/dates';

/** Lines under the day in Istanbul that each was written on, in the order they came. */
export function byDay(lines: readonly StatementLine[]): ReadonlyMap<string, readonly StatementLine[]> {
  const days = new Map<string, StatementLine[]>();
  for (const line of lines) {
    const day = localDay(line.createdAt);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return days;
}
