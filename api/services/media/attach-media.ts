import { and, eq, inArray, isNull } from 'drizzle-orm';
import { media } from '../../db/schema/media';
import type { Transaction } from '../../db/transact';
import { invalidField } from '../../service-error';

interface Attachment {
  readonly userId: string;
  readonly stepId: number;
  readonly ids: readonly string[];
}

/** Binds pictures to a step, each once and only the member's own: 422 on `file` where one is another's, used or unknown. */
export async function attachMedia(tx: Transaction, { userId, stepId, ids }: Attachment): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const attached = await tx
    .update(media)
    .set({ stepId })
    .where(and(inArray(media.id, wanted), eq(media.userId, userId), isNull(media.stepId)))
    .returning({ id: media.id });
  if (attached.length !== wanted.length) throw invalidField('file', 'exists');
}
