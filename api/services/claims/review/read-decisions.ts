import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ReviewWire } from '@/contract/claims';
import type { Database } from '../../../db/client';
import { reviewSteps } from '../../../db/schema/review-steps';
import { users } from '../../../db/schema/users';
import type { ReviewKind, Subject } from './review-kind';
import { decisions } from './to-moments';

type Decision = NonNullable<ReviewWire['decided']>;

/** Who decided last on claims of a kind, and when, by claim: one query however many. */
export async function readDecisions(
  db: Pick<Database, 'selectDistinctOn'>,
  { kind }: Pick<ReviewKind, 'kind'>,
  rows: readonly Pick<Subject, 'id'>[],
): Promise<ReadonlyMap<number, Decision>> {
  if (rows.length === 0) return new Map();
  const { subjectId, id, action, byTeam, createdAt, actorId } = reviewSteps;
  const ids = rows.map((row) => row.id);
  const isDecision = and(eq(byTeam, true), inArray(action, [...decisions]));
  const found = await db
    .selectDistinctOn([subjectId], { subjectId, by: users.username, at: createdAt })
    .from(reviewSteps)
    .innerJoin(users, eq(users.id, actorId))
    .where(and(eq(reviewSteps.kind, kind), inArray(subjectId, ids), isDecision))
    .orderBy(subjectId, desc(id));
  return new Map(found.map(({ subjectId: subject, by, at }) => [subject, { by, at: at.toISOString() }]));
}
