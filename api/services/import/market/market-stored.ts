import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { marketItems } from '../../../db/schema/market-items';
import { marketOrders } from '../../../db/schema/market-orders';
import { marketStockLog } from '../../../db/schema/market-stock-log';
import { sponsors } from '../../../db/schema/sponsors';

/**
 * A stored item by the keys of a file's row. `supply` is what was ever put on sale, null where there is no limit and where the vault
 * counts; a sold out item is `active` in a file; `orders` is how many were ever made, `waiting` how many are not decided.
 */
export type StoredItem = Awaited<ReturnType<typeof storedItems>>[number];

const supplied = sql<number>`coalesce((select sum(change) from ${marketStockLog}
  where item_id = ${marketItems.id} and reason in ('opening', 'restock', 'correction')), 0)`.mapWith(Number);

const orders = sql<number>`(select count(*) from ${marketOrders} where item_id = ${marketItems.id})`.mapWith(
  Number,
);

const waiting = sql<number>`(select count(*) from ${marketOrders} where item_id = ${marketItems.id}
  and ${marketOrders.state} in ('reserved', 'pending', 'approved'))`.mapWith(Number);

/** The items of these slugs. */
export async function storedItems(db: Database, slugs: readonly string[]) {
  const rows = await db
    .select({ ...getTableColumns(marketItems), sponsor: sponsors.slug, supplied, orders, waiting })
    .from(marketItems)
    .leftJoin(sponsors, eq(sponsors.id, marketItems.sponsorId))
    .where(inArray(marketItems.slug, [...slugs]));
  return rows.map(({ state, supplied: count, ...row }) => ({
    ...row,
    state: state === 'sold_out' ? ('active' as const) : state,
    supply: row.stock === null || row.type === 'code' ? null : count,
  }));
}
