import type { OwnerStepInput } from '@/contract/claim-inputs';
import type { ClaimStateWire } from '@/contract/claims';
import type { Writing } from '../../../context';
import type { Member } from '../../sessions/authenticate';
import type { ReviewKind } from './review-kind';
import { takeStep } from './take-step';

interface Asked {
  readonly kind: ReviewKind;
  readonly id: number;
}

/** A step by the owner of a claim; another's is `not_found` (T-AZ-2). Throws what `takeStep` throws. */
export function takeOwnStep(
  writing: Writing,
  {
    member,
    subject: { kind, id },
    input: { action, message, file, ...delivery },
  }: { readonly member: Pick<Member, 'user'>; readonly subject: Asked; readonly input: OwnerStepInput },
): Promise<ClaimStateWire> {
  const whose = { ownerId: member.user.id };
  const step = { action, actorId: member.user.id, text: message, files: file, delivery };
  return takeStep(writing, member, { kind, id, whose }, step);
}
