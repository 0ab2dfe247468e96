import { inArray, type SQL, sql } from 'drizzle-orm';
import type { ClaimAction, ClaimState, ClaimStateWire } from '@/contract/claims';
import type { Writing } from '../../../context';
import { isUniqueViolation } from '../../../db/is-unique-violation';
import { invalidField, ServiceError } from '../../../service-error';
import type { Member } from '../../sessions/authenticate';
import { lockSubject, type Whose } from './find-subject';
import { leadsOn } from './leads-on';
import { recordStep } from './record-step';
import type { Move, Outcome, ReviewKind, Step, Subject } from './review-kind';
import { tellOwner } from './tell-owner';
import { toMoments } from './to-moments';

/** Which claim moves, and who may see it. */
export interface Asked {
  readonly kind: ReviewKind;
  readonly id: number;
  readonly whose: Whose;
}

/**
 * Takes a step of a claim, all of it in the caller's transaction: what the step means, the change of state, its line in the history
 * and the notification. `not_found` for a claim that the actor may not see, `forbidden` for a reviewer's own (four-eyes, T-AZ-6),
 * `conflict` where the claim is not, or no more, in a state from which the step leads: of parallel decisions one holds (T-LED-10).
 */
export async function takeStep(
  writing: Writing,
  actor: { readonly user: Pick<Member['user'], 'id'> },
  { kind, id, whose }: Asked,
  step: Step,
): Promise<ClaimStateWire> {
  const subject = await lockSubject(writing.tx, kind, id, whose);
  const move = kind.moves[step.action];
  const side = 'ownerId' in whose ? 'owner' : 'reviewer';
  if (move?.by !== side) throw new ServiceError('conflict');
  if (side === 'reviewer' && subject.userId === actor.user.id) throw new ServiceError('forbidden');
  assertSaid(move, step);
  if (!leadsOn(move, subject, writing.clock.now())) throw new ServiceError('conflict');
  const outcome = (await kind.effect?.(writing, subject, step)) ?? {};
  const state = move.to ?? subject.state;
  await changeState(writing, kind, { subject, move, action: step.action, state, outcome }).catch((error) => {
    throw kind.ifTaken && isUniqueViolation(error) ? new ServiceError(kind.ifTaken) : error;
  });
  await recordStep(writing, { kind: kind.kind, subject, step, state, byTeam: side === 'reviewer' });
  if (side === 'reviewer') await tellOwner(writing, kind, subject, step, outcome);
  return { id, state };
}

function assertSaid({ needsText, by }: Move, { text, files }: Step): void {
  const isSilent = text === undefined && (by === 'reviewer' || files.length === 0);
  if (needsText && isSilent) throw invalidField(by === 'reviewer' ? 'reason' : 'message', 'required');
}

interface Change {
  readonly subject: Subject;
  readonly move: Move;
  readonly action: ClaimAction;
  readonly state: ClaimState;
  readonly outcome: Outcome;
}

/** The state is compared in the statement that sets it: nothing can come in between. */
async function changeState(
  { tx, clock }: Writing,
  kind: ReviewKind,
  { subject, move, action, state, outcome }: Change,
): Promise<void> {
  const { table, columns } = kind;
  const moments = toMoments(kind, { action, state }, clock.now());
  const values = { ...outcome.columns, ...moments, [columns.state.name]: state };
  const sets: SQL[] = Object.entries(values).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  const { rowCount } = await tx.execute(sql`update ${table} set ${sql.join(sets, sql`, `)}
    where ${columns.id} = ${subject.id} and ${inArray(columns.state, [...move.from])}`);
  if (rowCount !== 1) throw new ServiceError('conflict');
}
