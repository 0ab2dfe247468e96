import { pathTo } from '@/lib/paths';
import 'server-only';
import type { OrderState } from '@/contract/market-orders';
import { addressFields } from '@/contract/market-orders';
import { type OrderListName, orderQueueAnswerSchema, type QueuedOrderWire } from '@/contract/order-queue';
import { cursorSchema } from '@/contract/page';
import { findOrderState } from '@/lib/format/order-states';
import { readOwn } from './read-own';

/** A field of the buyer's that a delivery goes by, under the name of its label. */
export interface DeliveryFact {
  readonly field: 'site_username' | 'content' | (typeof addressFields)[number];
  readonly value: string;
}

/** An order as who delivers it sees it; `price` in whole Sikke, times ISO. */
export interface QueuedOrder {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly price: number;
  readonly state: OrderState;
  readonly username: string;
  /** The viewer's own, which somebody else decides. */
  readonly isOwn: boolean;
  readonly sponsor: string | null;
  readonly delivery: readonly DeliveryFact[];
  readonly createdAt: string;
  readonly dueAt: string | null;
  readonly decidedAt: string | null;
  readonly decidedBy: string | null;
  readonly reason: string | null;
  readonly note: string | null;
}

/** A page of what the viewer delivers. */
export interface QueuedOrderPage {
  readonly orders: readonly QueuedOrder[];
  readonly nextCursor: string | null;
}

const none: QueuedOrderPage = { orders: [], nextCursor: null };

/**
 * A page of a list of orders; ask for it only for who delivers: anybody else is refused upstream. `null` for a cursor that is none;
 * nothing where the upstream has no orders (D27).
 */
export async function listQueuedOrders(
  list: OrderListName,
  cursor: string | null,
): Promise<QueuedOrderPage | null> {
  if (cursor !== null && !cursorSchema.safeParse(cursor).success) return null;
  const path = `/orders?list=${list}${cursor === null ? '' : `&cursor=${cursor}`}` as const;
  const answer = await readOwn(path, orderQueueAnswerSchema);
  if (!answer) return cursor === null ? none : null;
  return { orders: answer.data.map(toOrder), nextCursor: answer.next_cursor ?? null };
}

function toOrder(wire: QueuedOrderWire): QueuedOrder {
  return {
    id: wire.id,
    title: wire.item.title,
    path: pathTo('marketItem', wire.item.slug),
    price: wire.price,
    state: findOrderState(wire.state),
    username: wire.username,
    isOwn: wire.is_own,
    sponsor: wire.sponsor ?? null,
    delivery: toDelivery(wire),
    createdAt: wire.created_at,
    dueAt: wire.due_at ?? null,
    decidedAt: wire.decided_at ?? null,
    decidedBy: wire.decided_by ?? null,
    reason: wire.reason || null,
    note: wire.note || null,
  };
}

function toDelivery({ site_username, content, address }: QueuedOrderWire): DeliveryFact[] {
  const fact = (field: DeliveryFact['field'], value: string | null | undefined): DeliveryFact[] =>
    value ? [{ field, value }] : [];
  return [
    ...fact('site_username', site_username),
    ...fact('content', content),
    ...addressFields.flatMap((field) => fact(field, address?.[field])),
  ];
}
