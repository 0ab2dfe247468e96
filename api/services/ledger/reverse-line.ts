import { eq } from 'drizzle-orm';
import { coinLedger } from '../../db/schema/coin-ledger';
import { ServiceError } from '../../service-error';
import { openAccount } from './open-account';
import { type LedgerLine, writeLine } from './post-to-ledger';

interface Reversal {
  readonly lineId: number;
  /** Who takes it back and why, where that is a person's decision. */
  readonly actorId?: string;
  readonly note?: string;
}

/**
 * Takes a line back with one of its own, once: asked again it gives back the same line. What was earned is no longer. Throws
 * `not_found`, `conflict` for a line that is itself a reversal, `insufficient_balance` when a credit has been spent.
 */
export async function reverseLine(
  writing: Parameters<typeof writeLine>[0],
  { lineId, actorId, note }: Reversal,
): Promise<LedgerLine> {
  const [line] = await writing.tx.select().from(coinLedger).where(eq(coinLedger.id, lineId));
  if (!line) throw new ServiceError('not_found');
  if (line.reversalOf !== null) throw new ServiceError('conflict');
  const movement = {
    userId: line.userId,
    amount: -line.amount,
    reason: 'reversal',
    idempotencyKey: `reversal:${line.id}`,
  } as const;
  const posting = {
    ...movement,
    earned: line.earned,
    reversalOf: line.id,
    ...(actorId === undefined ? {} : { actorId }),
    ...(note === undefined ? {} : { note }),
    ...(line.refType !== null && line.refId !== null ? { ref: { type: line.refType, id: line.refId } } : {}),
  };
  return writeLine(writing, posting, await openAccount(writing, movement));
}
