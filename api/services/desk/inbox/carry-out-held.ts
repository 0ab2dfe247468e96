import { and, eq } from 'drizzle-orm';
import type { Deps, Writing } from '../../../context';
import { heldDecisions } from '../../../db/schema/held-decisions';
import { inboxAssignments } from '../../../db/schema/inbox-assignments';
import { users } from '../../../db/schema/users';
import { type Transaction, transact } from '../../../db/transact';
import { ServiceError } from '../../../service-error';
import { notify } from '../../notifications/notify';
import { lentPermission } from '../team/lent-permission';
import { carryOut, lockRef } from './carry-out';
import type { Viewer } from './inbox-scope';

/**
 * Gives a held decision its effect and forgets it, in one transaction; one that was taken back, or has had its effect, is no more there. What
 * has become impossible meanwhile (its owner withdrew it, its draw was closed) is told to who decided.
 */
export async function carryOutHeld(
  { db, ...rest }: Deps,
  { heldId }: { readonly heldId: number },
): Promise<void> {
  const caller = { requestId: `held-${heldId}`, clientAddress: '', clientAgent: '' };
  await transact(db, (tx) => effect({ ...rest, ...caller, tx }, heldId));
}

type Held = typeof heldDecisions.$inferSelect;

async function effect(writing: Writing, heldId: number): Promise<void> {
  const { tx } = writing;
  const [seen] = await tx.select().from(heldDecisions).where(eq(heldDecisions.id, heldId));
  const viewer = seen && (await findActor(tx, seen.actorId));
  if (!seen || !viewer) return;
  try {
    await tx.transaction((inner) => carryOutOnce({ ...writing, tx: inner }, viewer, seen));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const [gone] = await tx.delete(heldDecisions).where(eq(heldDecisions.id, heldId)).returning();
    const params = { claim: seen.kind, id: seen.subject.slice(0, 8) };
    if (gone) await notify(tx, { userId: seen.actorId, kind: 'decision_failed', params });
  }
}

/** Whoever decides holds the subject first and its decision second: nobody waits in a circle. */
async function carryOutOnce(writing: Writing, viewer: Viewer, seen: Held): Promise<void> {
  const { tx } = writing;
  const ref = { kind: seen.kind, id: seen.subject };
  await lockRef(tx, viewer, ref);
  const [held] = await tx.delete(heldDecisions).where(eq(heldDecisions.id, seen.id)).returning();
  if (!held) return;
  await carryOut(writing, viewer, ref, { action: held.action, text: held.text ?? undefined });
  const { kind, subject } = inboxAssignments;
  await tx.delete(inboxAssignments).where(and(eq(kind, ref.kind), eq(subject, ref.id)));
}

async function findActor(tx: Transaction, actorId: string): Promise<Viewer | undefined> {
  const [actor] = await tx.select().from(users).where(eq(users.id, actorId));
  return actor && { ...actor, permission: lentPermission(actor, 'inbox') };
}
