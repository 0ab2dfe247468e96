import { and, desc, eq, gt, lte, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import {
  type FourEyesQuery,
  type FourEyesRequestWire,
  fourEyesAnswerSchema,
} from '@/contract/desk-four-eyes';
import type { ServiceContext } from '../../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../../db/keyset';
import { fourEyesRequests } from '../../../db/schema/four-eyes-requests';
import { users } from '../../../db/schema/users';

interface Asked extends FourEyesQuery {
  readonly viewerId: string;
}

const keySchema = z.tuple([z.number().int().min(1)]);
const itemSchema = fourEyesAnswerSchema.shape.data.element;
const deciders = alias(users, 'deciders');
const members = alias(users, 'members');

/** What waits for a second person, or what no longer does, the latest first. */
export async function listRequests(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { list, cursor, viewerId }: Asked,
): Promise<Page<FourEyesRequestWire>> {
  const now = new Date(clock.now());
  const found = await db
    .select({
      request: fourEyesRequests,
      asker: users.username,
      decider: deciders.username,
      member: { id: members.id, username: members.username },
    })
    .from(fourEyesRequests)
    .innerJoin(users, eq(users.id, fourEyesRequests.askedBy))
    .leftJoin(deciders, eq(deciders.id, fourEyesRequests.decidedBy))
    .leftJoin(members, eq(members.id, fourEyesRequests.memberId))
    .where(and(isListed(list, now), afterKey([fourEyesRequests.id], decodeCursor(cursor, keySchema))))
    .orderBy(desc(fourEyesRequests.id))
    .limit(pageSize + 1);
  return toPage(
    found,
    (row) => [row.request.id],
    (row) => toWire(row, { viewerId, now }),
  );
}

function isListed(list: FourEyesQuery['list'], now: Date): SQL | undefined {
  const { state, expiresAt } = fourEyesRequests;
  if (list === 'waiting') return and(eq(state, 'waiting'), gt(expiresAt, now));
  return or(ne(state, 'waiting'), lte(expiresAt, now));
}

interface Row {
  readonly request: typeof fourEyesRequests.$inferSelect;
  readonly asker: string;
  readonly decider: string | null;
  readonly member: { readonly id: string; readonly username: string } | null;
}

function toWire(
  { request, asker, decider, member }: Row,
  { viewerId, now }: { readonly viewerId: string; readonly now: Date },
): FourEyesRequestWire {
  const isOver = request.state === 'waiting' && request.expiresAt <= now;
  const state = isOver ? 'expired' : request.state;
  const isOwn = request.askedBy === viewerId;
  const { id, kind, subject, payload, reason, askedAt, expiresAt, decidedAt } = request;
  return itemSchema.parse({
    ...{ id, kind, subject, member, payload, reason, state, is_own: isOwn },
    ...{ asked_by: asker, asked_at: askedAt.toISOString(), expires_at: expiresAt.toISOString() },
    ...{ decided_by: decider, decided_at: decidedAt?.toISOString() ?? null },
    may_confirm: state === 'waiting' && !isOwn && member?.id !== viewerId,
  });
}
