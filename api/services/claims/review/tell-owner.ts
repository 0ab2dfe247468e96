import type { ClaimAction } from '@/contract/claims';
import type { NotificationKind } from '@/contract/notifications';
import type { Writing } from '../../../context';
import { notify } from '../../notifications/notify';
import type { Outcome, ReviewKind, Step, Subject } from './review-kind';

/** What the owner of a claim is told of a reviewer's step; what is not here happens in silence. */
const notices: Partial<Record<ClaimAction, NotificationKind>> = {
  approve: 'claim_approved',
  reject: 'claim_rejected',
  ask: 'claim_needs_info',
  reply: 'claim_reply',
  publish: 'claim_reply',
  remove: 'claim_removed',
};

/** Tells the owner of a decision, in its transaction. */
export async function tellOwner(
  { tx }: Writing,
  { kind, about }: ReviewKind,
  { id, userId }: Subject,
  { action, text }: Step,
  { notice }: Outcome,
): Promise<void> {
  const usual = notices[action];
  const params = { claim: kind, id, ...(text === undefined ? {} : { reason: text }) };
  const told = notice ?? (usual && { kind: usual, params });
  if (told) await notify(tx, { userId, ...told, about: about(id) });
}
