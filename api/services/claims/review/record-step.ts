import type { ClaimKind, ClaimState } from '@/contract/claims';
import type { Writing } from '../../../context';
import { reviewSteps } from '../../../db/schema/review-steps';
import { attachMedia } from '../../media/attach-media';
import type { Step, Subject } from './review-kind';

/** A step of a claim, and what it led to. */
export interface Recorded {
  readonly kind: ClaimKind;
  readonly subject: Pick<Subject, 'id'> & { readonly state: ClaimState | null };
  readonly step: Step;
  /** Where it led. */
  readonly state: ClaimState;
  readonly byTeam: boolean;
}

/** The row of a step. */
export function toStepRow(
  { clock }: Pick<Writing, 'clock'>,
  { kind, subject, step, state, byTeam }: Recorded,
) {
  return {
    ...{ kind, subjectId: subject.id, action: step.action, fromState: subject.state, toState: state },
    ...{ actorId: step.actorId, byTeam, text: step.text ?? null, createdAt: new Date(clock.now()) },
  };
}

/** Writes a step into the history and binds its pictures to it: 422 on `file` where one is not the actor's, used or unknown. */
export async function recordStep(writing: Writing, recorded: Recorded): Promise<void> {
  const [stored] = await writing.tx
    .insert(reviewSteps)
    .values(toStepRow(writing, recorded))
    .returning({ id: reviewSteps.id });
  const { actorId, files } = recorded.step;
  if (stored) await attachMedia(writing.tx, { userId: actorId, stepId: stored.id, ids: files });
}
