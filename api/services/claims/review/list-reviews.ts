import { and, inArray } from 'drizzle-orm';
import type { ReviewWire } from '@/contract/claims';
import type { ServiceContext } from '../../../context';
import { type KeyValue, pageOfRows, pageSize } from '../../../db/keyset';
import { decidedKey } from '../../../db/schema/review-moments';
import { users } from '../../../db/schema/users';
import type { Member } from '../../sessions/authenticate';
import { claimWires } from './claim-wires';
import { isWhose, subjectColumns, toMoment } from './find-subject';
import { queueOrder, type ReviewList } from './queue-order';
import { readDecisions } from './read-decisions';
import { readResemblances } from './resemblances';
import type { ReviewKind, Subject } from './review-kind';
import { reviewerScope, type Scope } from './reviewer-scope';

interface ReviewsQuery {
  readonly list: ReviewList;
  readonly cursor?: string | undefined;
  readonly size?: number | undefined;
}

/**
 * The claims of a kind that a reviewer may see, a page at a time: what waits for the team, overdue and longest first, and then what
 * waits for its owner; or what is decided, the last decision first. Each says which other claims it resembles. `forbidden` for who
 * reviews nothing of it.
 */
export async function listReviews(
  { db, log, clock }: Pick<ServiceContext, 'db' | 'log' | 'clock'>,
  {
    member: { user },
    kind,
    input: { list, cursor, size = pageSize },
  }: { readonly member: Pick<Member, 'user'>; readonly kind: ReviewKind; readonly input: ReviewsQuery },
) {
  const scope = reviewerScope(user, kind);
  const { conditions, order } = queueOrder(kind, list, cursor);
  const found = await db
    .select({ ...subjectColumns(kind), listedAt: toMoment(decidedKey(kind.columns)[0]) })
    .from(kind.table)
    .where(and(isWhose(kind, scope), ...conditions))
    .orderBy(...order)
    .limit(size + 1);
  const { rows, nextCursor } = pageOfRows(found, (row) => toKey(row, list), size);
  const reviews = await reviewWires({ db, log, clock }, kind, rows, { user, scope });
  if (list === 'open') return { data: reviews, next_cursor: nextCursor };
  const decisions = await readDecisions(db, kind, rows);
  const data = reviews.map((review) => ({ ...review, decided: decisions.get(review.id) ?? null }));
  return { data, next_cursor: nextCursor };
}

function toKey(row: Subject & { readonly listedAt: Date }, list: ReviewList): readonly KeyValue[] {
  const { id, state, waitingSince, listedAt } = row;
  if (list === 'open') return [state === 'needs_info', waitingSince.toISOString(), id];
  return [listedAt.toISOString(), id];
}

/** Claims of a kind as a reviewer sees them, in the order of `rows`. */
export async function reviewWires(
  { db, log, clock }: Pick<ServiceContext, 'db' | 'log' | 'clock'>,
  kind: ReviewKind,
  rows: readonly Subject[],
  { user, scope }: { readonly user: Pick<Member['user'], 'id'>; readonly scope: Scope },
): Promise<ReviewWire[]> {
  const claims = await claimWires({ db, log, clock }, kind, rows, 'reviewer');
  const flags = await readResemblances(db, kind.kind, rows, scope);
  const names = await readNames(db, rows);
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

async function readNames(db: ServiceContext['db'], rows: readonly Subject[]) {
  const ids = [...new Set(rows.map(({ userId }) => userId))];
  if (ids.length === 0) return new Map<string, string>();
  const found = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(found.map(({ id, username }) => [id, username]));
}
