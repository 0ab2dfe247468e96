import { and, eq, sql } from 'drizzle-orm';
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

const named = sql.placeholder;

/**
 * The parts of a statement that take one of an item, `taken`, and log it: there where it can be had as it was read at this very moment, so that no two
 * members get the same last one (T-LED-2) and nobody pays another price than the one they saw (T-LED-6), or gets what an import has made
 * something else meanwhile.
 */
export function takenParts(tx: Pick<Transaction, '$with' | 'insert'>) {
  const taken = tx.$with('taken', { id: sql<number>`id`, stock: sql<number>`stock` }).as(
    sql`update ${marketItems} set stock = stock - 1, state = case when stock = 1 then 'sold_out' else state end
      where ${isOffered} and stock > 0 returning id, stock`,
  );
  const logged = tx.$with('logged', {}).as(
    sql`insert into ${marketStockLog} (item_id, change, stock_after, reason, created_at)
      select id, -1, stock, 'order', ${named('takenAt')}::timestamptz from taken`,
  );
  return [taken, logged];
}

/**
 * The same of an item without a stock: nothing is taken, and no order waits for another. It is locked as the order's reference to it will: whoever changes what it
 * is at this moment is waited for, and the item looked at as it is then.
 */
export function boundlessPart(tx: Pick<Transaction, '$with'>) {
  return tx
    .$with('taken', { id: sql<number>`id` })
    .as(sql`select id from ${marketItems} where ${isOffered} and stock is null for key share`);
}

const isOffered = and(
  eq(marketItems.id, named('itemId')),
  eq(marketItems.state, 'active'),
  eq(marketItems.price, named('itemPrice')),
  eq(marketItems.type, named('itemType')),
  sql`${marketItems.sponsorId} is not distinct from ${named('itemSponsorId')}`,
);

/** What these parts name: the item as it was read in this transaction. */
export function takenNames({ id, price, type, sponsorId }: typeof marketItems.$inferSelect, at: Date) {
  const item = { itemId: id, itemPrice: price, itemType: type, itemSponsorId: sponsorId };
  return { ...item, takenAt: at.toISOString() };
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
