import type { OrderInput } from '@/contract/market-orders';
import type { Writing } from '../../context';
import { marketOrders } from '../../db/schema/market-orders';
import { ServiceError } from '../../service-error';
import { lockUser } from '../ledger/lock-user';
import { postToLedger } from '../ledger/post-to-ledger';
import { takeOne } from '../market/change-stock';
import { type Eligibility, readEligibility } from '../market/read-eligibility';
import { assertNotSanctioned } from '../sanctions/find-sanction';
import { assertEligible } from './assert-eligible';
import { deliverAtOnce } from './deliver-at-once';
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
export async function placeOrder(writing: Writing, { userId, slug, input }: NewOrder): Promise<string> {
  const { tx, clock, ids } = writing;
  const now = clock.now();
  await lockUser(tx, userId);
  await assertNotSanctioned(tx, clock, userId);
  const standing = await readEligibility(tx, { userId, slug, now });
  if (!standing) throw new ServiceError('not_found');
  assertOffered(standing, input.expected_price);
  assertEligible(standing.checklist, now);
  const delivery = toDelivery(standing, input);
  const id = ids.uuid();
  await store(writing, { id, userId, standing, delivery });
  // Late, because everybody who wants the same item waits from here to the commit. What was read a moment ago was there: where it
  // is not, somebody else was faster, or the operator has changed it since.
  const isTaken = await takeOne(tx, { item: standing.item, at: new Date(now) });
  if (!isTaken) throw new ServiceError('sold_out');
  await deliverAtOnce(writing, { id, userId, item: standing.item });
  return id;
}

function assertOffered({ item }: Eligibility, expectedPrice: number): void {
  if (item.price !== expectedPrice) throw new ServiceError('price_changed');
  if (item.state !== 'active' || item.stock === 0) throw new ServiceError('sold_out');
}

interface Stored {
  readonly id: string;
  readonly userId: string;
  readonly standing: Eligibility;
  readonly delivery: Delivery;
}

async function store(writing: Writing, { id, userId, standing, delivery }: Stored): Promise<void> {
  const { id: itemId, price } = standing.item;
  const hold = await postToLedger(writing, {
    userId,
    amount: -price,
    reason: 'market_order',
    idempotencyKey: `order:${id}`,
    ref: { type: 'market_order', id },
  });
  const createdAt = new Date(writing.clock.now());
  const row = { id, userId, itemId, price, state: 'pending' as const, holdId: hold.id, createdAt };
  await writing.tx.insert(marketOrders).values({ ...row, ...delivery });
}
