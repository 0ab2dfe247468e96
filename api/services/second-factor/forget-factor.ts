import { eq } from 'drizzle-orm';
import { factorUses } from '../../db/schema/factor-uses';
import { recoveryCodes } from '../../db/schema/recovery-codes';
import { secondFactors } from '../../db/schema/second-factors';
import type { Transaction } from '../../db/transact';

/** Forgets somebody's second factor with its recovery codes; whether there was one that counted. */
export async function forgetFactor(tx: Pick<Transaction, 'delete'>, userId: string): Promise<boolean> {
  const [gone] = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(factorUses).where(eq(factorUses.userId, userId));
  return gone !== undefined && gone.confirmedAt !== null;
}
