import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { marketOrders } from '../../db/schema/market-orders';
import { openStates } from './cancellable';
import { type OrderRow, selectOrders, toOrderWire } from './order-rows';

const key = z.tuple([z.iso.datetime(), z.uuid()]);
const sortColumns = [marketOrders.createdAt, marketOrders.id] as const;

interface OrdersQuestion {
  readonly userId: string;
  readonly view?: 'open' | undefined;
  readonly cursor?: string | undefined;
}

/** A page of a member's orders, the newest first, all or those that are open; one query. */
export async function listOrders(ctx: ServiceContext, { userId, view, cursor }: OrdersQuestion) {
  const after = afterKey(sortColumns, decodeCursor(cursor, key));
  const isOpen = view === 'open' ? inArray(marketOrders.state, [...openStates]) : undefined;
  const found = await selectOrders(ctx.db)
    .where(and(eq(marketOrders.userId, userId), isOpen, after))
    .orderBy(desc(marketOrders.createdAt), desc(marketOrders.id))
    .limit(pageSize + 1);
  return toPage(found, toKey, toOrderWire);
}

function toKey({ order }: OrderRow) {
  return [order.createdAt.toISOString(), order.id];
}
