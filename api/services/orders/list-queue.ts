import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { OrderListName, QueuedOrderWire } from '@/contract/order-queue';
import type { ServiceContext } from '../../context';
import type { Database } from '../../db/client';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { marketItems } from '../../db/schema/market-items';
import { marketOrders } from '../../db/schema/market-orders';
import { raffles } from '../../db/schema/raffles';
import { sponsors } from '../../db/schema/sponsors';
import { users } from '../../db/schema/users';
import { openStates } from './cancellable';
import { type Deliverer, delivererScope, isInScope } from './deliverer-scope';
import { orderColumns, toOrderWire } from './order-rows';

interface QueueQuery {
  readonly list: OrderListName;
  readonly cursor?: string | undefined;
}

const key = z.tuple([z.iso.datetime(), z.uuid()]);

/**
 * A page of what a member delivers, one query: what waits oldest first, what is decided latest first. `forbidden` for who delivers
 * nothing; a support role finds its sponsor's orders alone.
 */
export async function listQueue(
  { db }: Pick<ServiceContext, 'db'>,
  { user, input: { list, cursor } }: { readonly user: Deliverer; readonly input: QueueQuery },
) {
  const scope = delivererScope(user);
  const { isInList, columns, order, direction } = toShape(list);
  const after = afterKey(columns, decodeCursor(cursor, key), direction);
  const found = await selectQueued(db)
    .where(and(isInList, isInScope(scope), after))
    .orderBy(...columns.map((column) => order(column)))
    .limit(pageSize + 1);
  return toPage(found, toKey, (row) => toQueued(row, user.id));
}

/** A list of what is decided has only what somebody decided: what delivers itself is nobody's work. */
function toShape(list: OrderListName) {
  const { id, state, createdAt, decidedAt, decidedBy } = marketOrders;
  if (list === 'open' || list === 'approved') {
    const isInList = list === 'open' ? inArray(state, [...openStates]) : eq(state, list);
    return { isInList, columns: [createdAt, id], order: asc, direction: 'asc' } as const;
  }
  const isInList = and(eq(state, list), isNotNull(decidedBy));
  return { isInList, columns: [decidedAt, id], order: desc, direction: 'desc' } as const;
}

const deciders = alias(users, 'deciders');

/** Orders with what their deliverer sees; add the condition, and make each row the wire with `toQueued`. */
export function selectQueued(db: Pick<Database, 'select'>) {
  return db
    .select({
      ...orderColumns,
      username: users.username,
      sponsor: sponsors.name,
      decidedBy: deciders.username,
    })
    .from(marketOrders)
    .innerJoin(marketItems, eq(marketItems.id, marketOrders.itemId))
    .innerJoin(users, eq(users.id, marketOrders.userId))
    .leftJoin(raffles, eq(raffles.id, marketOrders.raffleId))
    .leftJoin(sponsors, eq(sponsors.id, marketItems.sponsorId))
    .leftJoin(deciders, eq(deciders.id, marketOrders.decidedBy))
    .$dynamic();
}

type QueuedRow = Awaited<ReturnType<typeof selectQueued>>[number];

/** An order as who delivers it sees it. */
export function toQueued(row: QueuedRow, viewerId: string): QueuedOrderWire {
  return {
    ...toOrderWire(row),
    username: row.username,
    is_own: row.order.userId === viewerId,
    sponsor: row.sponsor,
    address: row.order.address,
    decided_by: row.decidedBy,
  };
}

function toKey({ order: { id, state, createdAt, decidedAt } }: QueuedRow) {
  const at = openStates.includes(state) ? createdAt : (decidedAt ?? createdAt);
  return [at.toISOString(), id];
}
