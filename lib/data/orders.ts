import { pathTo } from '@/lib/paths';
import 'server-only';
import type { OrderState } from '@/contract/market-orders';
import { type OrderWire, ordersAnswerSchema } from '@/contract/market-orders';
import { cursorSchema } from '@/contract/page';
import { itemPicture } from '@/lib/format/entry-pictures';
import { findMarketType, type MarketTypeName } from '@/lib/format/market-paths';
import { findOrderState } from '@/lib/format/order-states';
import { assetUrl } from '@/lib/format/safe-url';
import { getMain } from './main';
import { readOwn } from './read-own';

/** One of the viewer's orders; `price` in whole Sikke, times ISO. */
export interface Order {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly type: MarketTypeName | null;
  readonly imageUrl: string;
  readonly price: number;
  readonly state: OrderState;
  readonly canCancel: boolean;
  readonly createdAt: string;
  readonly decidedAt: string | null;
  readonly dueAt: string | null;
  readonly reason: string | null;
  /** What was delivered, in the words of who did. */
  readonly note: string | null;
  /** Where it goes, in one line: the account at the sponsor, or the wish. */
  readonly target: string | null;
  readonly hasCode: boolean;
  readonly tickets: OrderWire['tickets'];
}

/** A page of the viewer's orders. */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly nextCursor: string | null;
}

/** A page of the viewer's orders, the newest first; `null` for a cursor that is none and where the upstream has no orders. */
export async function listOrders(cursor: string | null): Promise<OrderPage | null> {
  if (cursor !== null && !cursorSchema.safeParse(cursor).success) return null;
  const answer = await readOwn(
    cursor === null ? '/user/orders' : `/user/orders?cursor=${cursor}`,
    ordersAnswerSchema,
  );
  if (!answer) return null;
  const { cdnUrl } = await getMain();
  return {
    orders: answer.data.map((wire) => toOrder(wire, cdnUrl)),
    nextCursor: answer.next_cursor ?? null,
  };
}

function toOrder(wire: OrderWire, cdnUrl: string): Order {
  const type = findMarketType(wire.item.type);
  return {
    id: wire.id,
    title: wire.item.title,
    path: pathTo('marketItem', wire.item.slug),
    type,
    imageUrl: assetUrl(cdnUrl, wire.item.image) ?? itemPicture(type),
    price: wire.price,
    state: findOrderState(wire.state),
    canCancel: wire.can_cancel,
    createdAt: wire.created_at,
    decidedAt: wire.decided_at ?? null,
    dueAt: wire.due_at ?? null,
    reason: wire.reason || null,
    note: wire.note || null,
    target: wire.site_username || wire.content || null,
    hasCode: wire.has_code,
    tickets: wire.tickets ?? null,
  };
}
