import type { InboxAction, InboxRef } from '@/contract/desk-inbox';
import type { Writing } from '../../../context';
import type { Transaction } from '../../../db/transact';
import { ServiceError } from '../../../service-error';
import { lockSubject } from '../../claims/review/find-subject';
import { reviewKinds } from '../../claims/review/review-kinds';
import { takeStep } from '../../claims/review/take-step';
import { decideOrderIn, lockOrder } from '../../orders/decide-order';
import { assertInboxScope, type Viewer } from './inbox-scope';

/** What is decided, and with which words. */
export interface Decision {
  readonly action: InboxAction | 'take';
  readonly text?: string | undefined;
}

/** Holds something of the inbox for the caller's transaction: of two who decide on it the second waits. Answers its state. */
export async function lockRef(tx: Transaction, viewer: Viewer, { kind, id }: InboxRef): Promise<string> {
  const scope = assertInboxScope(viewer, kind);
  if (kind === 'order') return (await lockOrder(tx, viewer, id)).state;
  return (await lockSubject(tx, reviewKinds[kind], Number(id), scope)).state;
}

/** Carries a decision out, in the caller's transaction. Throws what `takeStep` and `decideOrder` throw. */
export async function carryOut(
  writing: Writing,
  viewer: Viewer,
  { kind, id }: InboxRef,
  { action, text }: Decision,
): Promise<void> {
  const whose = assertInboxScope(viewer, kind);
  if (kind !== 'order') {
    const step = { action, actorId: viewer.id, text, files: [] };
    await takeStep(writing, { user: viewer }, { kind: reviewKinds[kind], id: Number(id), whose }, step);
  } else if (action === 'approve' || action === 'deliver' || action === 'reject') {
    const words = action === 'reject' ? { reason: text } : { note: action === 'deliver' ? text : undefined };
    await decideOrderIn(writing, { user: viewer, input: { id, decision: action, ...words } });
  } else {
    throw new ServiceError('conflict');
  }
}
