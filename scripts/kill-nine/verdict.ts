import { eq, sql } from 'drizzle-orm';
import type { Database } from '@/api/db/client';
import { marketItems } from '@/api/db/schema/market-items';
import { marketOrders } from '@/api/db/schema/market-orders';
import { reconcile } from '@/api/services/ledger/reconcile';
import { arenaItem } from './arena';
import type { Promises } from './writer';

/** What is left of what was promised. */
export interface Verdict {
  readonly acknowledged: number;
  /** Promised orders that are not there. */
  readonly lost: number;
  /** Orders that are there and that nobody was promised: every client has repeated until it was. */
  readonly duplicated: number;
  /** What else does not agree, in words. */
  readonly faults: readonly string[];
}

/** Compares the database with what the clients wrote down; what else is ordered there is left out. */
export async function verdictOn(db: Database, promises: Promises): Promise<Verdict> {
  const orders = await db
    .select({ id: marketOrders.id })
    .from(marketOrders)
    .innerJoin(marketItems, eq(marketItems.id, marketOrders.itemId))
    .where(eq(marketItems.slug, arenaItem.slug));
  const stored = new Set(orders.map(({ id }) => id));
  const promised = new Set(promises.values());
  const { faults } = await reconcile(db);
  const { rows } = await db.execute<{ stock: number; logged: string; debits: string }>(sql`
    select stock, (select coalesce(sum(change), 0) from market_stock_log where item_id = item.id) as logged,
      (select count(*) from coin_ledger where reason = 'market_order'
        and ref_id not in (select id::text from market_orders where item_id <> item.id)) as debits
    from market_items item where slug = ${arenaItem.slug}`);
  const [row] = rows;
  const left = arenaItem.stock - stored.size;
  return {
    acknowledged: promises.size,
    lost: [...promised].filter((id) => !stored.has(id)).length,
    duplicated: [...stored].filter((id) => !promised.has(id)).length + (promises.size - promised.size),
    faults: [
      ...faults.map(({ username, fault }) => `${username}: ${fault}`),
      ...(row?.stock === left ? [] : [`the stock is ${row?.stock}, not ${left}`]),
      ...(Number(row?.logged) === -stored.size ? [] : ['the stock log does not add up']),
      ...(Number(row?.debits) === stored.size ? [] : ['orders and debits differ in number']),
    ],
  };
}
