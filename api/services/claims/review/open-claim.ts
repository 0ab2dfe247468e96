import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TypedQueryBuilder } from 'drizzle-orm/query-builders/query-builder';
import type { ClaimKind, ClaimStateWire } from '@/contract/claims';
import type { Writing } from '../../../context';
import { reviewSteps } from '../../../db/schema/review-steps';
import { ServiceError } from '../../../service-error';
import { attachMedia } from '../../media/attach-media';
import { recordStep, toStepRow } from './record-step';

interface HandedIn {
  readonly kind: ClaimKind;
  readonly userId: string;
  readonly text: string | undefined;
  readonly files: readonly string[];
}

/** The first step of a claim that was just stored: who handed it in, with which words and pictures. */
export async function openClaim(
  writing: Writing,
  { id, ...handedIn }: HandedIn & { readonly id: number },
): Promise<ClaimStateWire> {
  await recordStep(writing, toFirstStep(handedIn, id));
  return { id, state: 'pending' };
}

/** The insertion of a claim's row, which answers its id. */
type ClaimRow = TypedQueryBuilder<{ id: AnyPgColumn }>;

/** The same for a claim that is stored together with its first step, in one statement. */
export async function storeClaim(
  writing: Writing,
  { row, ...handedIn }: HandedIn & { readonly row: ClaimRow },
): Promise<ClaimStateWire> {
  const { tx } = writing;
  const [step] = await tx
    .with(tx.$with('claim').as(row))
    .insert(reviewSteps)
    .values({ ...toStepRow(writing, toFirstStep(handedIn, 0)), subjectId: sql`(select id from claim)` })
    .returning({ id: reviewSteps.id, claimId: reviewSteps.subjectId });
  if (!step) throw new ServiceError('internal');
  await attachMedia(tx, { userId: handedIn.userId, stepId: step.id, ids: handedIn.files });
  return { id: step.claimId, state: 'pending' };
}

function toFirstStep({ kind, userId, text, files }: HandedIn, id: number) {
  const step = { action: 'submit', actorId: userId, text, files } as const;
  return { kind, subject: { id, state: null }, step, state: 'pending', byTeam: false } as const;
}

/** The first step of a claim that is written in one statement, with what its member says as `text`. */
export function firstStepIn(kind: ClaimKind): SQL {
  const [userId, text, at] = ['userId', 'text', 'createdAt'].map((name) => sql.placeholder(name));
  return sql`insert into ${reviewSteps} (kind, subject_id, action, to_state, actor_id, by_team, text, created_at)
    select ${kind}, id, 'submit', 'pending', ${userId}::uuid, false, ${text}, ${at}::timestamptz from fresh`;
}

/** What a claim answers that is written in one statement. */
export const claimAnswerIn = sql`json_build_object('id', number.id, 'state', 'pending')`;
