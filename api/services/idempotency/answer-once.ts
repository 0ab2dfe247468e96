import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ServiceContext, Writing } from '../../context';
import { idempotentAnswers } from '../../db/schema/idempotent-answers';
import { type Transaction, transact } from '../../db/transact';
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
  return transact(ctx.db, async (tx) => {
    const { db: _, ...rest } = ctx;
    const isFirst = await claim(tx, asked, new Date(ctx.clock.now()));
    if (!isFirst) return once.answer.parse(await storedAnswer(tx, asked));
    const answer = once.answer.parse(await once.run({ ...rest, tx }));
    await tx.update(idempotentAnswers).set({ answer }).where(isOf(asked));
    return answer;
  });
}

/** The primary key decides who is first; who is not waits here until the first one's transaction is over. */
async function claim(tx: Transaction, asked: KeyedRequest, createdAt: Date): Promise<boolean> {
  const made = await tx
    .insert(idempotentAnswers)
    .values({ ...asked, createdAt })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key });
  return made.length === 1;
}

async function storedAnswer(tx: Transaction, asked: KeyedRequest): Promise<unknown> {
  const [stored] = await tx.select().from(idempotentAnswers).where(isOf(asked));
  if (stored?.requestHash !== asked.requestHash) throw invalidField('idempotency_key', 'unique');
  return stored.answer;
}

function isOf({ userId, key }: KeyedRequest) {
  return and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, key));
}
