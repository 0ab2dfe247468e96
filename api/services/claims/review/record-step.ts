import type { ClaimKind, ClaimState } from '@/contract/claims';
import type { Writing } from '../../../context';
import { reviewSteps } from '../../../db/schema/review-steps';
import { attachMedia } from '../../media/attach-media';
import type { Step, Subject } from './review-kind';

interface Recorded {
  readonly kind: ClaimKind;
  readonly subject: Pick<Subject, 'id'> & { readonly state: ClaimState | null };
  readonly step: Step;
  /** Where it led. */
  readonly state: ClaimState;
  readonly byTeam: boolean;
}

/** Writes a step into the history and binds its pictures to it: 422 on `file` where one is not the actor's, used or unknown. */
export async function recordStep(writing: Writing, { kind, subject, step, state, byTeam }: Recorded) {
  const [stored] = await writing.tx
    .insert(reviewSteps)
    .values({
      kind,
      subjectId: subject.id,
      action: step.action,
      fromState: subject.state,
      toState: state,
      actorId: step.actorId,
      byTeam,
      text: step.text ?? null,
      createdAt: new Date(writing.clock.now()),
    })
    .returning({ id: reviewSteps.id });
  if (stored) await attachMedia(writing.tx, { userId: step.actorId, stepId: stored.id, ids: step.files });
}
