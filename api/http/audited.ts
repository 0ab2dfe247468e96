import type { ServiceContext } from '../context';
import { transact } from '../db/transact';
import {
  type Audited,
  recordAudit,
  recordWatched,
  type WatchedDecision,
} from '../services/audit/record-audit';

/** What is written down of a decision that knows its own before; `after` is what was decided, without anything secret. */
export type Decision = Omit<Audited, 'before'> & { readonly before?: Audited['before'] };

/**
 * Runs something that somebody of the team does and writes it down in the same transaction: neither happens without the other. What `run`
 * throws leaves nothing behind. An entry with a `look` tells what was there before; one may be made of what `run` answered, where
 * there was nothing.
 */
export async function audited<T>(
  ctx: ServiceContext,
  entry: WatchedDecision | Decision | ((answer: T) => Decision),
  run: (within: ServiceContext) => Promise<T>,
): Promise<T> {
  const { db, ...rest } = ctx;
  return transact(db, async (tx) => {
    const within = () => run({ ...rest, db: tx });
    if (typeof entry === 'object' && 'look' in entry) return recordWatched({ ...rest, tx }, entry, within);
    const answer = await within();
    const decision = typeof entry === 'function' ? entry(answer) : entry;
    await recordAudit({ ...rest, tx }, { before: {}, ...decision });
    return answer;
  });
}
