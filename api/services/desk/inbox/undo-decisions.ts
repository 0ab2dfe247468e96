import { and, eq } from 'drizzle-orm';
import type { InboxRef } from '@/contract/desk-inbox';
import type { Writing } from '../../../context';
import { heldDecisions } from '../../../db/schema/held-decisions';
import { ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { eachAlone } from './hold-decision';
import type { Viewer } from './inbox-scope';

/** Takes back the viewer's own decisions that have had no effect yet, each by itself; `conflict` for one that has, or never was. */
export async function undoDecisions(
  writing: Writing,
  { viewer, items }: { readonly viewer: Viewer; readonly items: readonly InboxRef[] },
) {
  return { until: null, items: await eachAlone(writing, items, (within, ref) => undo(within, viewer, ref)) };
}

/** Whether it has had effect is decided by the row: the job deletes it in the transaction that carries it out. */
async function undo(writing: Writing, { id: actorId }: Viewer, ref: InboxRef): Promise<void> {
  const { kind, subject, actorId: by } = heldDecisions;
  const [held] = await writing.tx
    .delete(heldDecisions)
    .where(and(eq(kind, ref.kind), eq(subject, ref.id), eq(by, actorId)))
    .returning();
  if (!held) throw new ServiceError('conflict');
  await recordAudit(writing, {
    ...{ actorId, action: 'inbox_undone', subject: `${ref.kind}:${ref.id}` },
    ...{ before: { decision: held.action }, after: {}, reason: held.text ?? held.action },
  });
}
