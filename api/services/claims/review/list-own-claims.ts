import { and, desc } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../../../context';
import { afterKey, decodeCursor, pageOfRows, pageSize } from '../../../db/keyset';
import { ServiceError } from '../../../service-error';
import { claimWires } from './claim-wires';
import { findSubject, isWhose, subjectColumns } from './find-subject';
import type { ReviewKind } from './review-kind';

const keySchema = z.tuple([z.iso.datetime(), z.number().int()]);

/** A member's own claims of a kind, newest first, a page at a time. */
export async function listOwnClaims(
  { db, log, clock }: Pick<ServiceContext, 'db' | 'log' | 'clock'>,
  {
    kind,
    userId,
    cursor,
  }: { readonly kind: ReviewKind; readonly userId: string; readonly cursor?: string | undefined },
) {
  const { createdAt, id } = kind.columns;
  const key = decodeCursor(cursor, keySchema);
  const found = await db
    .select(subjectColumns(kind))
    .from(kind.table)
    .where(and(isWhose(kind, { ownerId: userId }), afterKey([createdAt, id], key)))
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1);
  const { rows, nextCursor } = pageOfRows(found, (row) => [row.createdAt.toISOString(), row.id]);
  return { data: await claimWires({ db, log, clock }, kind, rows, 'owner'), next_cursor: nextCursor };
}

/** One own claim; `not_found` for another's and for none, in the same words. */
export async function getOwnClaim(
  { db, log, clock }: Pick<ServiceContext, 'db' | 'log' | 'clock'>,
  { kind, userId, id }: { readonly kind: ReviewKind; readonly userId: string; readonly id: number },
) {
  const subject = await findSubject(db, kind, id, { ownerId: userId });
  const [claim] = await claimWires({ db, log, clock }, kind, [subject], 'owner');
  if (!claim) throw new ServiceError('not_found');
  return claim;
}
