import { createHash } from 'node:crypto';
import type { coinLedger } from '../../db/schema/coin-ledger';

/** What a line's hash covers: everything but its number. */
export type HashedLine = Omit<typeof coinLedger.$inferSelect, 'id' | 'hash'>;

/** SHA-256 over a line and the hash of the user's line before it, in hex; the first line follows the empty hash. */
export function lineHash(line: HashedLine): string {
  const fields = [
    line.prevHash,
    line.userId,
    line.amount,
    line.balanceAfter,
    line.reason,
    line.earned,
    line.refType,
    line.refId,
    line.idempotencyKey,
    line.actorId,
    line.note,
    line.reversalOf,
    line.createdAt.toISOString(),
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
