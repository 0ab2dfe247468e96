import { eq } from 'drizzle-orm';
import type { Writing } from '../../context';
import { coinLedger } from '../../db/schema/coin-ledger';
import { ServiceError } from '../../service-error';
import type { Correction } from '../audit/record-audit';
import { lockUser } from '../ledger/lock-user';

/** A line of the ledger for somebody of the team to correct, its member locked. `not_found`; `forbidden` for one's own line. */
export async function lockLine(
  { tx }: Pick<Writing, 'tx'>,
  { actorId, id }: Pick<Correction, 'actorId' | 'id'>,
): Promise<typeof coinLedger.$inferSelect> {
  const [line] = await tx.select().from(coinLedger).where(eq(coinLedger.id, id));
  if (!line) throw new ServiceError('not_found');
  if (line.userId === actorId) throw new ServiceError('forbidden');
  await lockUser(tx, line.userId);
  return line;
}
