import { eq } from 'drizzle-orm';
import { coinLedger } from '../../db/schema/coin-ledger';
import type { Transaction } from '../../db/transact';

/** The line that was posted under a key, where one was. */
export async function lineOfKey(
  tx: Pick<Transaction, 'select'>,
  key: string,
): Promise<typeof coinLedger.$inferSelect | undefined> {
  const found = await tx.select().from(coinLedger).where(eq(coinLedger.idempotencyKey, key));
  return found[0];
}
