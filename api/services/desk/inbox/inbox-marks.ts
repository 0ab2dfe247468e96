import { and, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InboxCardWire, InboxItemWire, InboxRef } from '@/contract/desk-inbox';
import type { Database } from '../../../db/client';
import { heldDecisions } from '../../../db/schema/held-decisions';
import { inboxAssignments } from '../../../db/schema/inbox-assignments';
import { inboxWatches } from '../../../db/schema/inbox-watches';
import { users } from '../../../db/schema/users';

/** What the team has left on something of the inbox. */
export type InboxMarks = Pick<InboxItemWire, 'assignee' | 'looking' | 'held'>;

/** Something of the inbox without them. */
export type BareCard = Omit<InboxCardWire, keyof InboxMarks | 'twins'>;

interface Asked {
  readonly refs: readonly InboxRef[];
  readonly viewerId: string;
  readonly now: number;
}

/** Who has taken things of the inbox, who else looks at them, and what is decided but not in effect yet: three queries however many. */
export async function readMarks(
  db: Pick<Database, 'select'>,
  asked: Asked,
): Promise<(ref: InboxRef) => InboxMarks> {
  if (asked.refs.length === 0) return () => ({ assignee: null, looking: [], held: null });
  const [assigned, watched, held] = await Promise.all([
    readAssigned(db, asked),
    readWatched(db, asked),
    readHeld(db, asked),
  ]);
  return (ref) => {
    const isOf = ({ kind, subject }: { kind: string; subject: string }) =>
      kind === ref.kind && subject === ref.id;
    return {
      assignee: assigned.find(isOf)?.name ?? null,
      looking: watched.filter(isOf).map(({ name }) => name),
      held: held.find(isOf)?.held ?? null,
    };
  };
}

function readAssigned(db: Pick<Database, 'select'>, { refs }: Asked) {
  const { kind, subject, assigneeId } = inboxAssignments;
  return db
    .select({ kind, subject, name: users.username })
    .from(inboxAssignments)
    .innerJoin(users, eq(users.id, assigneeId))
    .where(isOneOf(kind, subject, refs));
}

function readWatched(db: Pick<Database, 'select'>, { refs, viewerId, now }: Asked) {
  const { kind, subject, userId, until } = inboxWatches;
  return db
    .select({ kind, subject, name: users.username })
    .from(inboxWatches)
    .innerJoin(users, eq(users.id, userId))
    .where(and(isOneOf(kind, subject, refs), ne(userId, viewerId), gt(until, new Date(now))))
    .orderBy(users.username);
}

async function readHeld(db: Pick<Database, 'select'>, { refs, viewerId }: Asked) {
  const { kind, subject, action, actorId, until } = heldDecisions;
  const rows = await db
    .select({ kind, subject, action, actorId, until, by: users.username })
    .from(heldDecisions)
    .innerJoin(users, eq(users.id, actorId))
    .where(isOneOf(kind, subject, refs));
  return rows.map((row) => ({
    kind: row.kind,
    subject: row.subject,
    held: {
      action: row.action,
      by: row.by,
      is_own: row.actorId === viewerId,
      until: row.until.toISOString(),
    },
  }));
}

function isOneOf(kind: PgColumn, subject: PgColumn, refs: readonly InboxRef[]): SQL | undefined {
  return or(...refs.map((ref) => sql`(${kind} = ${ref.kind} and ${subject} = ${ref.id})`));
}
