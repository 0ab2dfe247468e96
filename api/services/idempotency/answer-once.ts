import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ServiceContext, Writing } from '../../context';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import type { Use } from '../../db/count-uses';
import { inOrder } from '../../db/in-order';
import { isUnavailable } from '../../db/is-unavailable';
import { idempotentAnswers } from '../../db/schema/idempotent-answers';
import { isLostRace, type Statement, type Transaction, transactFrom } from '../../db/transact';
import { takeInTurn } from '../../limits';
import { invalidField, ServiceError } from '../../service-error';
import type { KeyedRequest, SendOne } from './one-statement';

/** The transaction of a write that has effect once. */
export interface KeyedWriting extends Writing {
  /** Leaves a statement to be sent with the answer and the commit: one that PostgreSQL refuses where it does not do all that it is for. */
  readonly leave: (statement: Statement) => void;
}

/** A write that has effect once. */
export interface Once<T> {
  /** What it answers. The answer is stored as it is, so that no secret may stand in it. */
  readonly answer: z.ZodType<T>;
  /** The write itself, all of it in the one transaction it is given. */
  readonly run: (writing: KeyedWriting) => Promise<T>;
  /** What is counted before anything else, whatever becomes of the write, and for its repeats too: `too_many_requests` once the limit is passed. */
  readonly use?: Use | undefined;
  /** The same write as one statement, where it can be one: it is tried first, and where it writes nothing the rest says why. */
  readonly inOne?: SendOne | undefined;
}

/** One that begins with reading what it goes on from. */
export interface OnceFrom<O, T> extends Pick<Once<T>, 'answer' | 'use' | 'inOne'> {
  /** Locks and reads, and writes nothing: it is sent with the beginning of the transaction. */
  readonly open: (writing: Writing) => Promise<O>;
  readonly run: (writing: KeyedWriting, opened: O) => Promise<T>;
}

/**
 * Runs a write in a transaction, once for a member's key: asked again, also while the first is under way, it gives the first
 * answer. 422 for a key that was used for something else. A write that throws leaves nothing, and its key is free.
 *
 * The primary key of the answers decides who was first (ADR 395): who comes with the same key meanwhile waits with its own answer for the first one's
 * commit, is undone as a whole, and gives the first one's answer.
 */
export async function answerOnce<O, T>(
  ctx: ServiceContext,
  asked: KeyedRequest,
  { inOne, ...once }: OnceFrom<O, T>,
): Promise<T> {
  if (inOne === undefined) return answerInTurn(ctx, asked, once);
  let answer: unknown;
  try {
    answer = await inOne({ db: ctx.db, asked, use: once.use, now: ctx.clock.now() });
  } catch (error) {
    if ((isUnavailable(error) && !isLostRace(error)) || isLimited(error)) throw error;
    // Nothing of it stands, its count neither: the transaction counts, and says what it is refused for or runs where a race was lost.
    ctx.log.warn({ err: error }, 'a write of one statement was refused');
    return answerInTurn(ctx, asked, once);
  }
  if (answer !== null) return once.answer.parse(answer);
  return answerInTurn(ctx, asked, { ...once, use: undefined });
}

async function answerInTurn<O, T>(
  ctx: ServiceContext,
  asked: KeyedRequest,
  once: OnceFrom<O, T>,
): Promise<T> {
  try {
    return await firstAnswer(ctx, asked, once);
  } catch (error) {
    // A database that cannot answer is not waited for twice, and who may ask no more gets no answer.
    if (isUnavailable(error) || isLimited(error)) throw error;
    // Whatever else it failed for: the Sikke that lack may be what the first one has spent.
    const [earlier] = await stored(ctx.db).execute({ ...asked });
    if (!earlier) throw error;
    return once.answer.parse(toAnswer(earlier, asked));
  }
}

function isLimited(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'too_many_requests';
}

function firstAnswer<O, T>(
  { db, ...rest }: ServiceContext,
  asked: KeyedRequest,
  once: OnceFrom<O, T>,
): Promise<T> {
  const createdAt = new Date(rest.clock.now()).toISOString();
  const { use } = once;
  return transactFrom(db, {
    first: use && ((first) => takeInTurn(first, [use])),
    open: (tx) => inOrder([once.open({ ...rest, tx }), stored(tx).execute({ ...asked })]),
    run: async (tx, [opened, [earlier]]) => {
      if (earlier) return { answer: once.answer.parse(toAnswer(earlier, asked)), last: [] };
      const last: Statement[] = [];
      const answer = once.answer.parse(
        await once.run({ ...rest, tx, leave: (statement) => last.push(statement) }, opened),
      );
      const kept = { ...asked, kept: JSON.stringify(answer), createdAt };
      return { answer, last: [{ execute: () => keep(tx).execute(kept) }, ...last] };
    },
    last: (_, { last }) => last,
  }).then(({ answer }) => answer);
}

const stored = builtOnce((db: Pick<Database, 'select'>) =>
  db
    .select({ requestHash: idempotentAnswers.requestHash, answer: idempotentAnswers.answer })
    .from(idempotentAnswers)
    .where(
      and(
        eq(idempotentAnswers.userId, sql.placeholder('userId')),
        eq(idempotentAnswers.key, sql.placeholder('key')),
      ),
    )
    .prepare(''),
);

function toAnswer(
  { requestHash, answer }: { readonly requestHash: string; readonly answer: unknown },
  asked: KeyedRequest,
): unknown {
  if (requestHash !== asked.requestHash) throw invalidField('idempotency_key', 'unique');
  return answer;
}

/** The answer goes out with the commit: it is text already, so that nothing but PostgreSQL can refuse it, and then it refuses all. */
const keep = builtOnce((tx: Pick<Transaction, 'insert'>) =>
  tx
    .insert(idempotentAnswers)
    .values({
      ...{ userId: sql.placeholder('userId'), key: sql.placeholder('key') },
      requestHash: sql.placeholder('requestHash'),
      answer: sql`${sql.placeholder('kept')}::json`,
      createdAt: sql`${sql.placeholder('createdAt')}::timestamptz`,
    })
    .prepare(''),
);
