import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { SavedReason, SavedReasonInput } from '@/contract/desk-inbox';
import type { ServiceContext, Writing } from '../../../context';
import { savedReasons } from '../../../db/schema/saved-reasons';
import { invalidField, ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { assertInboxScope, inboxKindsOf, type Viewer } from './inbox-scope';

const { id, kind, text, uses, archivedAt } = savedReasons;

/** The reasons that the team keeps for the kinds that the viewer decides, the most used first. */
export async function listSavedReasons(
  { db }: Pick<ServiceContext, 'db'>,
  viewer: Viewer,
): Promise<SavedReason[]> {
  const isOffered = and(inArray(kind, [...inboxKindsOf(viewer)]), isNull(archivedAt));
  return db
    .select({ id, kind, text, uses })
    .from(savedReasons)
    .where(isOffered)
    .orderBy(desc(uses), id)
    .limit(500);
}

/** Keeps a reason for a kind that the viewer decides; 422 on `text` for one that is kept already. */
export async function addSavedReason(
  writing: Writing,
  { viewer, input }: { readonly viewer: Viewer; readonly input: SavedReasonInput },
): Promise<SavedReason> {
  assertInboxScope(viewer, input.kind);
  const createdAt = new Date(writing.clock.now());
  const [made] = await writing.tx
    .insert(savedReasons)
    .values({ ...input, createdBy: viewer.id, createdAt })
    .onConflictDoNothing()
    .returning({ id, kind, text, uses });
  if (!made) throw invalidField('text', 'unique');
  await recordAudit(writing, {
    ...{ actorId: viewer.id, action: 'reason_added', subject: `saved_reasons:${made.id}` },
    ...{ before: {}, after: { ...input }, reason: input.text },
  });
  return made;
}

/** Offers a reason no more; what was decided with it keeps it. `not_found` for one that is not offered. */
export async function archiveSavedReason(
  writing: Writing,
  { viewer, id: asked }: { readonly viewer: Viewer; readonly id: number },
): Promise<SavedReason> {
  const [gone] = await writing.tx
    .update(savedReasons)
    .set({ archivedAt: new Date(writing.clock.now()) })
    .where(and(eq(id, asked), isNull(archivedAt)))
    .returning({ id, kind, text, uses });
  if (!gone) throw new ServiceError('not_found');
  assertInboxScope(viewer, gone.kind);
  await recordAudit(writing, {
    ...{ actorId: viewer.id, action: 'reason_archived', subject: `saved_reasons:${asked}` },
    ...{ before: { text: gone.text }, after: {}, reason: gone.text },
  });
  return gone;
}
