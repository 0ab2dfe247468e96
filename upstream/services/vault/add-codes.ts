import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { marketCodes } from '../../db/schema/market-codes';
import { marketItems } from '../../db/schema/market-items';
import { transact } from '../../db/transact';
import { invalidField, ServiceError } from '../../service-error';
import { addStock } from '../market/change-stock';

/**
 * Puts codes into the vault of an item, and as many onto its stock; one that is there already, used or not, is passed over. Throws
 * `not_found`, 422 for an item of another type.
 */
export function addCodes(
  { db, clock, vault }: ServiceContext,
  { slug, codes }: { readonly slug: string; readonly codes: readonly string[] },
): Promise<{ added: number; stock: number | null }> {
  return transact(db, async (tx) => {
    const [item] = await tx.select().from(marketItems).where(eq(marketItems.slug, slug));
    if (!item) throw new ServiceError('not_found');
    if (item.type !== 'code') throw invalidField('codes', 'invalid');
    const createdAt = new Date(clock.now());
    const rows = codes.map((code) => ({
      itemId: item.id,
      sealed: vault.seal(code, `item:${item.id}`),
      fingerprint: vault.fingerprint(code),
      createdAt,
    }));
    const made = await tx
      .insert(marketCodes)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: marketCodes.id });
    if (made.length === 0) return { added: 0, stock: item.stock };
    const restock = { itemId: item.id, by: made.length, reason: 'restock', at: createdAt } as const;
    return { added: made.length, stock: await addStock(tx, restock) };
  });
}
