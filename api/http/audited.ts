import type { ServiceContext } from '../context';
import { transact } from '../db/transact';
import { type Audited, recordAudit } from '../services/desk/record-audit';

/** What is written down of a decision; `after` is what was decided, without anything secret. */
export interface Decision extends Pick<Audited, 'actorId' | 'action' | 'subject' | 'reason' | 'after'> {
  readonly before?: Audited['before'];
}

/**
 * Runs something that somebody of the team does and writes it down in the same transaction: neither happens without the other. What `run`
 * throws leaves nothing behind. `entry` may be made of what `run` answered.
 */
export async function audited<T>(
  ctx: ServiceContext,
  entry: Decision | ((answer: T) => Decision),
  run: (within: ServiceContext) => Promise<T>,
): Promise<T> {
  const { db, ...rest } = ctx;
  return transact(db, async (tx) => {
    const answer = await run({ ...rest, db: tx });
    const decision = typeof entry === 'function' ? entry(answer) : entry;
    await recordAudit({ ...rest, tx }, { before: {}, ...decision });
    return answer;
  });
}
