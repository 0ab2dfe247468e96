import type { OrderInput, OrderWire } from '@/contract/market-orders';
import type { Writing } from '../../context';
import { marketOrders } from '../../db/schema/market-orders';
import { ServiceError } from '../../service-error';
import { type Account, openAccount } from '../ledger/open-account';
import { postToLedger } from '../ledger/post-to-ledger';
import { takeOne } from '../market/change-stock';
import { type Eligibility, readEligibility } from '../market/read-eligibility';
import { assertNotSanctioned } from '../sanctions/find-sanction';
import { assertEligible } from './assert-eligible';
import { deliverAtOnce, isDeliveredAtOnce } from './deliver-at-once';
import { toOrderWire } from './order-rows';
import { readOrder } from './read-order';
import { type Delivery, toDelivery } from './to-delivery';

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
  return (await store(writing, await judge(writing, order))).id;
}

/** The same, and answers the order as its member sees it. */
export async function orderOnce(writing: Writing, order: NewOrder): Promise<OrderWire> {
  const judged = await judge(writing, order);
  const { item } = judged.standing;
  const row = await store(writing, judged);
  if (isDeliveredAtOnce(item)) return readOrder(writing, row);
  return toOrderWire({ order: row, item, deliveryH: item.deliveryH, raffle: null, raffleTitle: null });
}

interface Judged {
  readonly id: string;
  readonly userId: string;
  readonly standing: Eligibility;
  readonly delivery: Delivery;
  readonly posting: Parameters<typeof postToLedger>[1];
  readonly account: Account;
}

/** Everything that may speak against it, in one round trip: what is read after the lock sees what the order before has changed. */
async function judge(writing: Writing, { userId, slug, input }: NewOrder): Promise<Judged> {
  const { tx, clock, ids } = writing;
  const [now, id] = [clock.now(), ids.uuid()];
  const posting = {
    userId,
    amount: -input.expected_price,
    reason: 'market_order',
    idempotencyKey: `order:${id}`,
    ref: { type: 'market_order', id },
  } as const;
  const [account, , standing] = await Promise.all([
    openAccount(writing, posting),
    assertNotSanctioned(tx, clock, userId),
    readEligibility(tx, { userId, slug, now }),
  ]);
  if (!standing) throw new ServiceError('not_found');
  assertOffered(standing, input.expected_price);
  assertEligible(standing.checklist, now);
  return { id, userId, standing, delivery: toDelivery(standing, input), posting, account };
}

async function store(
  writing: Writing,
  { id, userId, standing: { item }, delivery, posting, account }: Judged,
): Promise<StoredOrder> {
  const { tx, clock } = writing;
  const hold = await postToLedger(writing, posting, account);
  const createdAt = new Date(clock.now());
  const row = { id, userId, itemId: item.id, price: item.price, state: 'pending', ...delivery } as const;
  // The item last, because everybody who wants the same one waits from here to the commit. What was read a moment ago was there: where
  // it is not, somebody else was faster, or the operator has changed it since.
  const [[stored], isTaken] = await Promise.all([
    tx
      .insert(marketOrders)
      .values({ ...row, holdId: hold.id, createdAt })
      .returning()
      .execute(),
    takeOne(tx, { item, at: createdAt }),
  ]);
  if (!isTaken) throw new ServiceError('sold_out');
  if (!stored) throw new ServiceError('internal');
  if (isDeliveredAtOnce(item)) await deliverAtOnce(writing, { id, userId, item });
  return stored;
}

function assertOffered({ item }: Eligibility, expectedPrice: number): void {
  if (item.price !== expectedPrice) throw new ServiceError('price_changed');
  if (item.state !== 'active' || item.stock === 0) throw new ServiceError('sold_out');
}

type StoredOrder = typeof marketOrders.$inferSelect;
