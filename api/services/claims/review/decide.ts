import type { ReviewerStepInput } from '@/contract/claim-inputs';
import type { ClaimStateWire } from '@/contract/claims';
import type { ServiceContext } from '../../../context';
import { transact } from '../../../db/transact';
import type { Member } from '../../sessions/authenticate';
import { assertNotHeld } from './assert-not-held';
import { lockSubject } from './find-subject';
import type { ReviewKind } from './review-kind';
import { reviewerScope } from './reviewer-scope';
import { takeStep } from './take-step';

/** Who decides: somebody of the team, a support role, or a sponsor's system. */
type Decider = Pick<Member['user'], 'id' | 'permission' | 'sponsorId'>;

interface Asked {
  readonly kind: ReviewKind;
  readonly id: number;
}

/**
 * A step by a reviewer, in one transaction. `forbidden` for who reviews nothing of the kind and for one's own claim, `not_found` for
 * what is outside of a support role's sponsor; the rest is what `takeStep` throws.
 */
export async function decide(
  ctx: ServiceContext,
  {
    member,
    subject: { kind, id },
    input: { action, reason },
  }: {
    readonly member: { readonly user: Decider };
    readonly subject: Asked;
    readonly input: ReviewerStepInput;
  },
): Promise<ClaimStateWire> {
  const whose = reviewerScope(member.user, kind);
  const { db, ...rest } = ctx;
  const step = { action, actorId: member.user.id, text: reason, files: [] };
  const moved = await transact(db, async (tx) => {
    await lockSubject(tx, kind, id, whose);
    await assertNotHeld(tx, { kind: kind.kind, id: String(id) });
    return takeStep({ ...rest, tx }, member, { kind, id, whose }, step);
  });
  ctx.log.info(
    { event: 'claim_reviewed', kind: kind.kind, id, action, actorId: member.user.id },
    'claim reviewed',
  );
  return moved;
}
