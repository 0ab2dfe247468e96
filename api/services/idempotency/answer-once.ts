import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ServiceContext, Writing } from '../../context';
import { builtOnce } from '../../db/built-once';
import { idempotentAnswers } from '../../db/schema/idempotent-answers';
import { type Transaction, transactFrom } from '../../db/transact';
import { invalidField } from '../../service-error';

/** Who asks for what: the key, and a hash of everything that must be the same when it comes again. */
export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  readonly requestHash: string;
}

/** A write that has effect once. */
export interface Once<T> {
  /** What it answers. The answer is stored as it is, so that no secret may stand in it. */
  readonly answer: z.ZodType<T>;
  /** The write itself, all of it in the one transaction it is given. */
  readonly run: (writing: Writing) => Promise<T>;
}

/**
 * Runs a write in a transaction, once for a member's key: asked again, also while the first is under way, it gives the first
 * answer. 422 for a key that was used for something else. A write that throws leaves nothing, and its key is free.
 */
export function answerOnce<T>(ctx: ServiceContext, asked: KeyedRequest, once: Once<T>): Promise<T> {
  const { db, ...rest } = ctx;
  const createdAt = new Date(ctx.clock.now()).toISOString();
  return transactFrom(db, {
    open: (tx) => claim(tx, asked),
    run: async (tx, [earlier]) => {
      if (earlier) return { answer: once.answer.parse(toAnswer(earlier, asked)), kept: null };
      const answer = once.answer.parse(await once.run({ ...rest, tx }));
      return { answer, kept: JSON.stringify(answer) };
    },
    last: (tx, { kept }) =>
      kept === null ? null : { execute: () => keep(tx).execute({ ...asked, kept, createdAt }) },
  }).then(({ answer }) => answer);
}

/**
 * The lock on the key decides who is first; who is not waits here until the first one's transaction is over, and the look into the answers, a
 * statement of its own, sees what it has left.
 */
async function claim(tx: Transaction, { userId, key }: KeyedRequest) {
  const [, found] = await Promise.all([
    // `execute` sends it now: a query that is merely awaited goes out after those that were sent at once.
    tx
      .execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answer ${userId} ${key}`}, 0))`)
      .execute(),
    stored(tx).execute({ userId, key }),
  ]);
  return found;
}

const stored = builtOnce((tx: Pick<Transaction, 'select'>) =>
  tx
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
