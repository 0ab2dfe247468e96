import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { ClaimState } from '@/contract/claims';
import type { Database } from '../../../db/client';
import { waitingKey } from '../../../db/schema/review-moments';
import type { Transaction } from '../../../db/transact';
import { ServiceError } from '../../../service-error';
import type { ReviewKind, Subject } from './review-kind';
import type { Scope } from './reviewer-scope';

/** Whose claims a query looks for: an owner's, or those within a reviewer's scope. */
export type Whose = { readonly ownerId: string } | Scope;

/** What a query selects of any kind's table. */
export function subjectColumns({ columns }: Pick<ReviewKind, 'columns'>) {
  return {
    id: sql<number>`${columns.id}`.mapWith(Number),
    userId: sql<string>`${columns.userId}`,
    sponsorId: columns.sponsorId ? sql<number | null>`${columns.sponsorId}`.mapWith(Number) : sql<null>`null`,
    state: sql<ClaimState>`${columns.state}`,
    createdAt: toMoment(columns.createdAt),
    waitingSince: toMoment(waitingKey(columns)[1]),
    decidedAt: sql<Date | null>`${columns.decidedAt}`.mapWith((at: string) => new Date(at)),
  };
}

/** A moment that is no column's own: PostgreSQL's text as a date. */
export function toMoment(expression: SQLWrapper) {
  return sql<Date>`${expression}`.mapWith((at: string) => new Date(at));
}

/** The condition of `Whose`: nobody sees another's claim, however it is asked for (T-AZ-2). */
export function isWhose({ columns }: Pick<ReviewKind, 'columns'>, whose: Whose) {
  if ('ownerId' in whose) return eq(columns.userId, whose.ownerId);
  if (whose.sponsorId === null) return sql`true`;
  return columns.sponsorId ? eq(columns.sponsorId, whose.sponsorId) : sql`false`;
}

/**
 * One claim, held for the caller's transaction: whoever decides on it next waits, and finds it as this one left it. `not_found`
 * where there is none that the asker may see.
 */
export async function lockSubject(
  tx: Transaction,
  kind: ReviewKind,
  id: number,
  whose: Whose,
): Promise<Subject> {
  const [subject] = await subjectQuery(tx, kind, id, whose).for('update');
  if (!subject) throw new ServiceError('not_found');
  return subject;
}

/** One claim; `not_found` where there is none that the asker may see. */
export async function findSubject(
  db: Pick<Database, 'select'>,
  kind: ReviewKind,
  id: number,
  whose: Whose,
): Promise<Subject> {
  const subject = await lookUp(db, kind, id, whose);
  if (!subject) throw new ServiceError('not_found');
  return subject;
}

/** The same, where nothing found is no failure. */
export async function lookUp(
  db: Pick<Database, 'select'>,
  kind: ReviewKind,
  id: number,
  whose: Whose,
): Promise<Subject | undefined> {
  const [subject] = await subjectQuery(db, kind, id, whose);
  return subject;
}

function subjectQuery(db: Pick<Database, 'select'>, kind: ReviewKind, id: number, whose: Whose) {
  return db
    .select(subjectColumns(kind))
    .from(kind.table)
    .where(and(eq(kind.columns.id, id), isWhose(kind, whose)));
}
