import { lt } from 'drizzle-orm';
import type { Deps } from '../../context';
import { idempotentAnswers } from '../../db/schema/idempotent-answers';

/** How long a key is remembered: far longer than any form stays open. */
const memoryMs = 30 * 24 * 60 * 60_000;

/** Deletes the answers whose key nobody will send again, and answers how many. */
export async function forgetAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const old = lt(idempotentAnswers.createdAt, new Date(clock.now() - memoryMs));
  return (await db.delete(idempotentAnswers).where(old)).rowCount ?? 0;
}
