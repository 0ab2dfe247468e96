import { marketCodes } from '../../db/schema/market-codes';
import type { marketItems } from '../../db/schema/market-items';
import type { marketOrders } from '../../db/schema/market-orders';
import { bulkInsert } from '../bulk-insert';
import type { SeedTransaction, SeedWorld } from '../seed-world';

interface Filled {
  readonly item: typeof marketItems.$inferSelect;
  readonly orders: readonly (typeof marketOrders.$inferInsert)[];
  /** How many codes are still free. */
  readonly free: number;
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The codes of an item: one for each of its orders, and the free ones. Without a key there is no vault, and the item has none. */
export async function seedVault(
  tx: SeedTransaction,
  { vault, random, now }: SeedWorld,
  { item, orders, free }: Filled,
): Promise<void> {
  if (vault === null) return;
  const chance = random(`codes:${item.slug}`);
  const owners = [...orders.map(({ id }) => id), ...Array<null>(free).fill(null)];
  const rows = owners.map((orderId, at) => {
    const tail = Array.from({ length: 8 }, () => letters[Math.floor(chance() * letters.length)]).join('');
    const code = `DEMO-${at}-${tail}`;
    const sealed = vault.seal(code, `item:${item.id}`);
    const fingerprint = vault.fingerprint(code);
    return { itemId: item.id, sealed, fingerprint, orderId, createdAt: new Date(now - 400 * 86_400_000) };
  });
  await bulkInsert(tx, marketCodes, rows);
}
