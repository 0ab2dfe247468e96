import { eq, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once';
import { coinLedger } from '../../db/schema/coin-ledger';
import type { Transaction } from '../../db/transact';

/** The line that was posted under a key, where one was. */
export async function lineOfKey(
  tx: Pick<Transaction, 'select'>,
  key: string,
): Promise<typeof coinLedger.$inferSelect | undefined> {
  const [found] = await ofKey(tx).execute({ key });
  return found;
}

const ofKey = builtOnce((tx: Pick<Transaction, 'select'>) =>
  tx
    .select()
    .from(coinLedger)
    .where(eq(coinLedger.idempotencyKey, sql.placeholder('key')))
    .prepare(''),
);
