import { eq } from 'drizzle-orm';
import type { OrderWire } from '@/contract/market-orders';
import type { Database } from '../../db/client';
import { marketItems } from '../../db/schema/market-items';
import { marketOrders } from '../../db/schema/market-orders';
import { raffles } from '../../db/schema/raffles';
import { cancellableStates, openStates } from './cancellable';

const hourMs = 3_600_000;

/** What of an order and its item the wire is made of. */
export const orderColumns = {
  order: marketOrders,
  item: {
    slug: marketItems.slug,
    title: marketItems.title,
    type: marketItems.type,
    image: marketItems.image,
  },
  deliveryH: marketItems.deliveryH,
  raffle: raffles.slug,
  raffleTitle: raffles.title,
};

/** Orders with what they are of; add the condition, and make each row the wire with `toOrderWire`. */
export function selectOrders(db: Pick<Database, 'select'>) {
  return db
    .select(orderColumns)
    .from(marketOrders)
    .innerJoin(marketItems, eq(marketItems.id, marketOrders.itemId))
    .leftJoin(raffles, eq(raffles.id, marketOrders.raffleId))
    .$dynamic();
}

/** A row of `selectOrders`. */
export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

type Shown = Omit<OrderRow, 'order'> & { readonly order: Omit<OrderRow['order'], 'holdId'> };

/** An order as its member sees it. */
export function toOrderWire({ order, item, deliveryH, raffle, raffleTitle }: Shown): OrderWire {
  const { firstTicket, lastTicket } = order;
  const isOpen = openStates.includes(order.state);
  const dueAt = deliveryH === null || !isOpen ? null : order.createdAt.getTime() + deliveryH * hourMs;
  return {
    id: order.id,
    item,
    price: order.price,
    state: order.state,
    can_cancel: cancellableStates.includes(order.state),
    created_at: order.createdAt.toISOString(),
    decided_at: order.decidedAt?.toISOString() ?? null,
    due_at: dueAt === null ? null : new Date(dueAt).toISOString(),
    reason: order.reason,
    note: order.note,
    site_username: order.siteUsername,
    content: order.content,
    has_code: item.type === 'code' && order.state === 'delivered',
    tickets:
      raffle === null || firstTicket === null || lastTicket === null
        ? null
        : { raffle, raffle_title: raffleTitle, from: firstTicket, to: lastTicket },
  };
}
