import { and, asc, desc, inArray, not } from 'drizzle-orm';
import { z } from 'zod';
import type { ReviewWire } from '@/contract/claims';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageOfRows, pageSize } from '../../db/keyset';
import { users } from '../../db/schema/users';
import type { Member } from '../sessions/authenticate';
import { claimWires } from './claim-wires';
import { decisionsOf } from './decisions-of';
import { isWhose, subjectColumns } from './find-subject';
import { resemblancesOf } from './resemblances';
import type { ReviewKind, Subject } from './review-kind';
import { reviewerScope, type Scope } from './reviewer-scope';

const keySchema = z.tuple([z.iso.datetime(), z.number().int()]);

interface ReviewsQuery {
  readonly list: 'open' | 'decided';
  readonly cursor?: string | undefined;
  readonly size?: number | undefined;
}

/**
 * The claims of a kind that a reviewer may see, a page at a time: what waits, longest first, or what is decided, newest first. Each
 * says which other claims it resembles. `forbidden` for who reviews nothing of it.
 */
export async function listReviews(
  { db, log }: Pick<ServiceContext, 'db' | 'log'>,
  { user }: Pick<Member, 'user'>,
  kind: ReviewKind,
  { list, cursor, size = pageSize }: ReviewsQuery,
) {
  const { createdAt, id, state } = kind.columns;
  const isOpen = inArray(state, [...kind.open]);
  const isInList = list === 'open' ? isOpen : not(isOpen);
  const [order, direction] = list === 'open' ? ([asc, 'asc'] as const) : ([desc, 'desc'] as const);
  const scope = reviewerScope(user, kind);
  const key = decodeCursor(cursor, keySchema);
  const found = await db
    .select(subjectColumns(kind))
    .from(kind.table)
    .where(and(isWhose(kind, scope), isInList, afterKey([createdAt, id], key, direction)))
    .orderBy(order(createdAt), order(id))
    .limit(size + 1);
  const { rows, nextCursor } = pageOfRows(found, (row) => [row.createdAt.toISOString(), row.id], size);
  const reviews = await reviewWires({ db, log }, kind, rows, { user, scope });
  if (list === 'open') return { data: reviews, next_cursor: nextCursor };
  const decisions = await decisionsOf(db, kind, rows);
  const data = reviews.map((review) => ({ ...review, decided: decisions.get(review.id) ?? null }));
  return { data, next_cursor: nextCursor };
}

async function reviewWires(
  { db, log }: Pick<ServiceContext, 'db' | 'log'>,
  kind: ReviewKind,
  rows: readonly Subject[],
  { user, scope }: Pick<Member, 'user'> & { readonly scope: Scope },
): Promise<ReviewWire[]> {
  const claims = await claimWires({ db, log }, kind, rows, 'reviewer');
  const flags = await resemblancesOf(db, kind.kind, rows, scope);
  const names = await namesOf(db, rows);
  return claims.map((claim, at) => {
    const owner = rows[at]?.userId ?? '';
    const isOwn = owner === user.id;
    return {
      ...claim,
      may: isOwn ? [] : claim.may,
      user: { username: names.get(owner) ?? '', is_own: isOwn },
      flags: flags.get(claim.id) ?? [],
    };
  });
}

async function namesOf(db: ServiceContext['db'], rows: readonly Subject[]) {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  if (ids.length === 0) return new Map<string, string>();
  const found = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(found.map(({ id, username }) => [id, username]));
}
