import { and, eq, isNull, sql } from 'drizzle-orm';
import { marketItems } from '../../db/schema/market-items';
import { marketStockLog } from '../../db/schema/market-stock-log';
import type { Transaction } from '../../db/transact';

type Reason = (typeof marketStockLog.$inferInsert)['reason'];

interface Change {
  readonly itemId: number;
  /** How many more there are; for an item without a stock nothing is written. */
  readonly by: number;
  readonly reason: Reason;
  readonly at: Date;
}

/**
 * Takes one of an item and logs it, one statement: true where it could be had as it was read at this very moment, so that no two
 * members get the same last one (T-LED-2) and nobody pays another price than the one they saw (T-LED-6), or gets what an import has made
 * something else meanwhile. Of an item without a stock nothing is taken, and nobody waits for anybody.
 */
export async function takeOne(tx: Transaction, { item, at }: Take): Promise<boolean> {
  const isOffered = and(
    eq(marketItems.id, item.id),
    eq(marketItems.state, 'active'),
    eq(marketItems.price, item.price),
    eq(marketItems.type, item.type),
    sql`${marketItems.sponsorId} is not distinct from ${item.sponsorId}`,
  );
  if (item.stock === null) {
    const isBoundless = and(isOffered, isNull(marketItems.stock));
    const found = await tx.select({ id: marketItems.id }).from(marketItems).where(isBoundless);
    return found.length === 1;
  }
  const { rows } = await tx.execute(sql`
    with taken as (
      update ${marketItems} set stock = stock - 1, state = case when stock = 1 then 'sold_out' else state end
      where ${isOffered} and stock > 0 returning id, stock
    )
    insert into ${marketStockLog} (item_id, change, stock_after, reason, created_at)
    select id, -1, stock, 'order', ${at.toISOString()} from taken returning id`);
  return rows.length === 1;
}

interface Take {
  /** As it was read in this transaction. */
  readonly item: Pick<typeof marketItems.$inferSelect, 'id' | 'price' | 'type' | 'sponsorId' | 'stock'>;
  readonly at: Date;
}

/** Adds to an item's stock, and logs it: what was sold out can be had again. Answers the stock after, null where there is no limit. */
export async function addStock(tx: Transaction, change: Change): Promise<number | null> {
  const [changed] = await tx
    .update(marketItems)
    .set({
      stock: sql`${marketItems.stock} + ${change.by}`,
      state: sql`case when ${marketItems.state} = 'sold_out' then 'active' else ${marketItems.state} end`,
    })
    .where(and(eq(marketItems.id, change.itemId), sql`${marketItems.stock} is not null`))
    .returning({ stock: marketItems.stock });
  await log(tx, change, changed?.stock ?? null);
  return changed?.stock ?? null;
}

async function log(tx: Transaction, { itemId, by, reason, at }: Change, stockAfter: number | null) {
  if (stockAfter === null) return;
  await tx.insert(marketStockLog).values({ itemId, change: by, stockAfter, reason, createdAt: at });
}
