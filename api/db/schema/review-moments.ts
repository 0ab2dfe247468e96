import { type SQLWrapper, sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/** What the table of every kind of claim holds for its reviewers' two lists, beside the state. */
export const reviewMoments = {
  /** Since when a claim is before the team again: answered, opened again, said not to have come. Null: since it was handed in. */
  waitingSince: moment('waiting_since'),
  /** When the team last approved, rejected or delivered; null for what was decided before there was a history. */
  decidedAt: moment('decided_at'),
};

/** The columns that the order of the two lists is made of. */
export interface QueueColumns {
  readonly id: SQLWrapper;
  readonly state: SQLWrapper;
  readonly createdAt: SQLWrapper;
  readonly waitingSince: SQLWrapper;
  readonly decidedAt: SQLWrapper;
}

/**
 * What the list of waiting claims is sorted by, ascending: first what waits for the team, longest first, then what waits for its owner.
 * A kind's promise is the same number of hours for each of its claims, so the first are also those whose time is over (ADR 147).
 */
export function waitingKey({ id, state, createdAt, waitingSince }: QueueColumns) {
  return [sql`(${state} = 'needs_info')`, sql`coalesce(${waitingSince}, ${createdAt})`, id] as const;
}

/** What the list of decided claims is sorted by, descending: the last decision first. */
export function decidedKey({ id, createdAt, decidedAt }: QueueColumns) {
  return [sql`coalesce(${decidedAt}, ${createdAt})`, id] as const;
}

interface IndexedColumns extends QueueColumns {
  readonly id: ExtraConfigColumn;
}

const usualOpen = ['pending', 'in_review', 'needs_info'] as const;

/**
 * Whether a claim waits for somebody. The states stand in the text: of a plan that is kept for all values, PostgreSQL could not know that it fits the indexes of
 * the lists (docs/adr/320).
 */
export function isWaiting({ state }: Pick<QueueColumns, 'state'>, open: readonly string[] = usualOpen) {
  return sql`${state} in (${listed(open)})`;
}

/** Whether a claim was decided, the same way. */
export function isDecided({ state }: Pick<QueueColumns, 'state'>, open: readonly string[] = usualOpen) {
  return sql`${state} not in (${listed(open)})`;
}

const listed = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(', '));

/** The indexes of both lists of the table `name`; `open` are the states that wait for somebody, as the kind names them. */
export function queueIndexes(name: string, columns: IndexedColumns, open: readonly string[] = usualOpen) {
  const [isAsked, since] = waitingKey(columns);
  return [
    index(`${name}_queue_index`).on(isAsked, since, columns.id).where(isWaiting(columns, open)),
    index(`${name}_decided_index`).on(decidedKey(columns)[0], columns.id).where(isDecided(columns, open)),
  ];
}
