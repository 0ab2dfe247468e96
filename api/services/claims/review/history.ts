import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ClaimKind, ClaimStepWire } from '@/contract/claims';
import type { Database } from '../../../db/client';
import { media } from '../../../db/schema/media';
import { reviewSteps } from '../../../db/schema/review-steps';

type History = ReadonlyMap<number, readonly ClaimStepWire[]>;

/** The steps of claims of a kind, oldest first, with their pictures, by claim: two queries however many claims. */
export async function readHistory(
  db: Pick<Database, 'select'>,
  kind: ClaimKind,
  ids: readonly number[],
): Promise<History> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(reviewSteps)
    .where(and(eq(reviewSteps.kind, kind), inArray(reviewSteps.subjectId, [...ids])))
    .orderBy(asc(reviewSteps.id));
  const files = await readFiles(
    db,
    rows.map(({ id }) => id),
  );
  const history = new Map<number, ClaimStepWire[]>();
  for (const row of rows) {
    const step = {
      action: row.action,
      state: row.toState,
      by: actorOf(row),
      at: row.createdAt.toISOString(),
      text: row.text,
      files: files.get(row.id) ?? [],
    };
    history.set(row.subjectId, [...(history.get(row.subjectId) ?? []), step]);
  }
  return history;
}

/** What the clock did was nobody's, though it counts as decided. */
function actorOf({ action, byTeam }: typeof reviewSteps.$inferSelect): ClaimStepWire['by'] {
  if (action === 'expire') return 'site';
  return byTeam ? 'team' : 'member';
}

async function readFiles(db: Pick<Database, 'select'>, stepIds: readonly number[]) {
  const found = new Map<number, ClaimStepWire['files']>();
  if (stepIds.length === 0) return found;
  const { id, width, height, stepId, erasedAt } = media;
  const rows = await db
    .select({ id, width, height, stepId, erasedAt })
    .from(media)
    .where(inArray(stepId, [...stepIds]))
    .orderBy(asc(media.createdAt), asc(id));
  for (const { stepId: step, erasedAt: goneAt, ...file } of rows) {
    if (step === null) continue;
    found.set(step, [...(found.get(step) ?? []), { ...file, is_gone: goneAt !== null }]);
  }
  return found;
}
