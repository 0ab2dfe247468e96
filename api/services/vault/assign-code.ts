import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { marketCodes } from '../../db/schema/market-codes';
import type { Transaction } from '../../db/transact';

/**
 * Gives an order the oldest free code of an item; false where there is none. Orders side by side pass over what another is taking,
 * and the database gives no order two codes.
 */
export async function assignCode(
  tx: Transaction,
  { itemId, orderId }: { readonly itemId: number; readonly orderId: string },
): Promise<boolean> {
  const free = tx
    .select({ id: marketCodes.id })
    .from(marketCodes)
    .where(and(eq(marketCodes.itemId, itemId), isNull(marketCodes.orderId)))
    .orderBy(asc(marketCodes.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const given = await tx
    .update(marketCodes)
    .set({ orderId })
    .where(inArray(marketCodes.id, free))
    .returning({ id: marketCodes.id });
  return given.length === 1;
}
