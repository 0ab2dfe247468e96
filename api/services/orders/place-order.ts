import { type OrderInput, type OrderWire, orderSchema } from '@/contract/market-orders';
import type { Writing } from '../../context';
import { ServiceError } from '../../service-error';
import type { OnceFrom } from '../idempotency/answer-once';
import { toLine } from '../ledger/line-statement';
import { accountSuspended } from '../sanctions/find-sanction';
import { assertEligible } from './assert-eligible';
import { deliverAtOnce, isDeliveredAtOnce } from './deliver-at-once';
import { toOrderWire } from './order-rows';
import { readOrder } from './read-order';
import { type OrderStanding, readStanding } from './read-standing';
import { toDelivery } from './to-delivery';
import { type FreshOrder, writeOrder } from './write-order';

/** Who wants what. */
export interface NewOrder {
  readonly userId: string;
  readonly slug: string;
  readonly input: OrderInput;
}

/**
 * Makes an order and answers its id, all in the caller's transaction: checklist, stock, and the Sikke, which are taken at once and come
 * back when it is rejected or cancelled. What needs nobody's hand, a code or tickets, is delivered in the same step. Throws
 * `not_found`, `price_changed` when it costs another price than the member saw, `sold_out`, what `assertEligible` throws, and 422 for
 * delivery fields that lack. The member's lock comes first: two orders of one member are judged one after the other.
 */
export async function placeOrder(writing: Writing, order: NewOrder): Promise<string> {
  const fresh = judge(writing, order, await open(writing, order));
  await writeOrder(writing.tx, fresh).execute();
  if (isDeliveredAtOnce(fresh.item)) await deliverAtOnce(writing, { ...fresh, userId: order.userId });
  return fresh.id;
}

/** The same as a write that has effect once, which answers the order as its member sees it. What is not delivered at once is written together with the commit. */
export function orderOnce(order: NewOrder): OnceFrom<OrderStanding | null, OrderWire> {
  const { userId } = order;
  return {
    answer: orderSchema,
    open: (writing) => open(writing, order),
    run: async (writing, standing) => {
      const fresh = judge(writing, order, standing);
      const statement = writeOrder(writing.tx, fresh);
      if (!isDeliveredAtOnce(fresh.item)) {
        writing.leave(statement);
        return toFreshWire(fresh);
      }
      await statement.execute();
      await deliverAtOnce(writing, { ...fresh, userId });
      return readOrder(writing, { ...fresh, userId });
    },
  };
}

/** Everything that may speak against it, in one round trip. */
function open({ tx, clock }: Writing, { userId, slug }: NewOrder): Promise<OrderStanding | null> {
  return readStanding(tx, { userId, slug, now: clock.now() });
}

function judge({ clock, ids }: Writing, order: NewOrder, standing: OrderStanding | null): FreshOrder {
  const now = clock.now();
  if (standing?.sanction) throw accountSuspended(standing.sanction);
  if (!standing) throw new ServiceError('not_found');
  const { item, checklist, balance } = standing;
  if (item.price !== order.input.expected_price) throw new ServiceError('price_changed');
  if (item.state !== 'active' || item.stock === 0) throw new ServiceError('sold_out');
  assertEligible(checklist, now);
  const id = ids.uuid();
  const posting = {
    userId: order.userId,
    amount: -item.price,
    reason: 'market_order',
    idempotencyKey: `order:${id}`,
    ref: { type: 'market_order', id },
    earned: false,
    reversalOf: null,
  } as const;
  const line = toLine(posting, balance - item.price, standing.lastHash, new Date(now));
  return { id, item, balance, line, ...toDelivery(standing, order.input) };
}

const untouched = {
  ...{ raffleId: null, firstTicket: null, lastTicket: null, idempotencyKey: null, releaseId: null },
  ...{ reason: null, note: null, decidedBy: null, decidedAt: null },
};

/** As it stands in the table once it is written. */
function toFreshWire({ id, item, line, siteUsername, address, content }: FreshOrder): OrderWire {
  const { userId, createdAt } = line;
  const order = { id, userId, itemId: item.id, price: item.price, state: 'pending' as const, createdAt };
  return toOrderWire({
    order: { ...untouched, ...order, siteUsername, address, content },
    ...{ item, deliveryH: item.deliveryH, raffle: null, raffleTitle: null },
  });
}
