import { and, eq } from 'drizzle-orm';
import type { InboxRef } from '@/contract/desk-inbox';
import { heldDecisions } from '../../../db/schema/held-decisions';
import { users } from '../../../db/schema/users';
import type { Transaction } from '../../../db/transact';
import { ServiceError } from '../../../service-error';

/** `conflict` where somebody has decided already and can still take it back; says who decided what. Where the caller holds the subject nothing comes in between. */
export async function assertNotHeld(tx: Transaction, { kind, id }: InboxRef): Promise<void> {
  const [held] = await tx
    .select({ by: users.username, action: heldDecisions.action })
    .from(heldDecisions)
    .innerJoin(users, eq(users.id, heldDecisions.actorId))
    .where(and(eq(heldDecisions.kind, kind), eq(heldDecisions.subject, id)));
  if (held) throw decidedBy(held);
}

/** What the second of two who decide is told. */
export function decidedBy({ by, action }: { readonly by: string; readonly action: string }): ServiceError {
  return new ServiceError('conflict', { errors: { decided_by: [by], decision: [action] } });
}
