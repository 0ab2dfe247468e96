import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { marketOrders } from '../../db/schema/market-orders';
import { type OrderRow, selectOrders, toOrderWire } from './order-rows';

const key = z.tuple([z.iso.datetime(), z.uuid()]);
const sortColumns = [marketOrders.createdAt, marketOrders.id] as const;

/** A page of a member's orders, the newest first, one query. */
export async function listOrders(
  ctx: ServiceContext,
  { userId, cursor }: { readonly userId: string; readonly cursor?: string | undefined },
) {
  const after = afterKey(sortColumns, decodeCursor(cursor, key));
  const found = await selectOrders(ctx.db)
    .where(and(eq(marketOrders.userId, userId), after))
    .orderBy(desc(marketOrders.createdAt), desc(marketOrders.id))
    .limit(pageSize + 1);
  return toPage(found, toKey, toOrderWire);
}

function toKey({ order }: OrderRow) {
  return [order.createdAt.toISOString(), order.id];
}
