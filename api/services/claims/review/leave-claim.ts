import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TypedQueryBuilder } from 'drizzle-orm/query-builders/query-builder';
import type { ClaimKind, ClaimStateWire } from '@/contract/claims';
import { builtOnce } from '../../../db/built-once';
import { reviewSteps } from '../../../db/schema/review-steps';
import type { Transaction } from '../../../db/transact';
import { ServiceError } from '../../../service-error';
import type { KeyedWriting } from '../../idempotency/answer-once';
import { attachMedia } from '../../media/attach-media';

/** Draws the number of a claim that is still to be written. No other will have it, whether this one is written or not. */
export async function nextNumber(tx: Transaction, table: keyof typeof drawn): Promise<number> {
  const [found] = await drawn[table](tx).execute();
  if (!found) throw new ServiceError('internal');
  return Number(found.number);
}

const drawn = {
  complaints: builtOnce((tx: Transaction) =>
    tx
      .select({ number: sql<string>`nextval(pg_get_serial_sequence('complaints', 'id'))` })
      .from(sql`(values (1)) one`)
      .prepare(''),
  ),
};

interface ClaimRow {
  readonly kind: ClaimKind;
  /** The insertion of its row, with the values `id`, `userId` and `createdAt` named so, and those of its own. */
  readonly row: TypedQueryBuilder<{ id: AnyPgColumn }>;
}

/** A claim's row and its first step in one statement, for `leaveClaim`; to be built once a connection. */
export function claimStatement(tx: Transaction, { kind, row }: ClaimRow) {
  return tx
    .with(tx.$with('claim').as(row))
    .insert(reviewSteps)
    .values({
      ...{ kind, action: 'submit', toState: 'pending', byTeam: false },
      ...{ actorId: sql.placeholder('userId'), text: sql.placeholder('text') },
      subjectId: sql`(select id from claim)`,
      createdAt: sql`${sql.placeholder('createdAt')}::timestamptz`,
    })
    .returning({ id: reviewSteps.id })
    .prepare('');
}

interface NumberedClaim extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly userId: string;
  readonly text: string | undefined;
  readonly files: readonly string[];
}

/** Hands in a claim whose number is drawn: its row and its first step leave with the answer and the commit. Pictures wait for their step, whose number nobody knows before. */
export async function leaveClaim(
  writing: KeyedWriting,
  built: (tx: Transaction) => ReturnType<typeof claimStatement>,
  { files, text, ...claim }: NumberedClaim,
): Promise<ClaimStateWire> {
  const { tx, clock } = writing;
  const names = { ...claim, text: text ?? null, createdAt: new Date(clock.now()).toISOString() };
  const execute = () => built(tx).execute(names);
  if (files.length === 0) writing.leave({ execute });
  else {
    const [step] = await execute();
    if (!step) throw new ServiceError('internal');
    await attachMedia(tx, { userId: claim.userId, stepId: step.id, ids: files });
  }
  return { id: claim.id, state: 'pending' };
}
