import { type SQLWrapper, sql } from 'drizzle-orm';
import type { FigureSpan } from '@/contract/desk-figures';
import type { ServiceContext } from '../../../context';
import { dayStart, firstDay } from '../../leaders/to-period';

/** What every figure needs. */
export type FigureNeeds = Pick<ServiceContext, 'db' | 'clock'>;

/** The days of a span by their names in Istanbul, the earliest first, and when the first of them began. */
export interface SpanDays {
  readonly days: readonly string[];
  readonly from: string;
}

const dayMs = 24 * 60 * 60_000;

/** The days of a span that ends today. */
export function toSpanDays({ clock }: Pick<FigureNeeds, 'clock'>, span: FigureSpan): SpanDays {
  const today = dayStart(clock.now()).getTime();
  const starts = Array.from({ length: Number(span) }, (_, ago) => new Date(today - ago * dayMs)).reverse();
  return { days: starts.map(firstDay), from: (starts[0] ?? new Date(today)).toISOString() };
}

/** The day in Istanbul of a moment, as SQL. */
export function dayOf(moment: SQLWrapper) {
  return sql`(${moment} at time zone 'Europe/Istanbul')::date`;
}

/** Every day of a span with what is known of it; a day of which nothing is known has `none`. */
export function overDays<Row extends object>(
  days: readonly string[],
  rows: readonly (Row & { readonly day: string | null })[],
  none: Row,
): (Row & { readonly day: string })[] {
  const known = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => ({ ...none, ...known.get(day), day }));
}

/** The sum of one number of each row. */
export function sumOf<Row>(rows: readonly Row[], pick: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + pick(row), 0);
}
