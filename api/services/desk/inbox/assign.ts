import { and, eq } from 'drizzle-orm';
import type { InboxAssignmentInput, InboxRef } from '@/contract/desk-inbox';
import type { Writing } from '../../../context';
import { inboxAssignments } from '../../../db/schema/inbox-assignments';
import { users } from '../../../db/schema/users';
import type { Transaction } from '../../../db/transact';
import { invalidField } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { lentPermission } from '../team/lent-permission';
import { carryOut, lockRef } from './carry-out';
import { inboxScope, type Viewer } from './inbox-scope';

interface Asked {
  readonly viewer: Viewer & { readonly username: string };
  readonly ref: InboxRef;
  readonly input: InboxAssignmentInput;
}

/**
 * Assigns something of the inbox to the viewer, to nobody, or to somebody who decides its kind (422 on `username` for anybody else). A
 * claim that its viewer takes is in review from then on, as its owner sees.
 */
export async function assign(writing: Writing, { viewer, ref, input }: Asked) {
  const { tx, clock } = writing;
  const state = await lockRef(tx, viewer, ref);
  const assignee = await findAssignee(tx, viewer, ref, input);
  const isOf = and(eq(inboxAssignments.kind, ref.kind), eq(inboxAssignments.subject, ref.id));
  const [before] = await tx.delete(inboxAssignments).where(isOf).returning();
  if (assignee) {
    const row = { kind: ref.kind, subject: ref.id, assigneeId: assignee.id };
    await tx.insert(inboxAssignments).values({ ...row, createdAt: new Date(clock.now()) });
  }
  if (input.to === 'me' && state === 'pending' && ref.kind !== 'order')
    await carryOut(writing, viewer, ref, { action: 'take' });
  await recordAudit(writing, {
    ...{ actorId: viewer.id, action: 'inbox_assigned', subject: `${ref.kind}:${ref.id}`, reason: input.to },
    ...{ before: { assignee: before?.assigneeId ?? null }, after: { assignee: assignee?.id ?? null } },
  });
  return { assignee: assignee?.username ?? null };
}

async function findAssignee(
  tx: Transaction,
  viewer: Viewer & { username: string },
  ref: InboxRef,
  input: InboxAssignmentInput,
) {
  if (input.to === 'nobody') return null;
  if (input.to === 'me') return viewer;
  const [found] = await tx.select().from(users).where(eq(users.username, input.username));
  const assignee = found && { ...found, permission: lentPermission(found, 'inbox') };
  if (!assignee || inboxScope(assignee, ref.kind)?.sponsorId !== null)
    throw invalidField('username', 'exists');
  return assignee;
}
