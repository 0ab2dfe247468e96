import { and, eq, inArray } from 'drizzle-orm';
import type { OrderState } from '@/contract/market-orders';
import type { Writing } from '../../context';
import { marketOrders } from '../../db/schema/market-orders';
import { ServiceError } from '../../service-error';
import { postToLedger } from '../ledger/post-to-ledger';
import { addStock } from '../market/change-stock';

/** How an order comes to its end without a delivery. */
export interface Release {
  readonly order: Pick<typeof marketOrders.$inferSelect, 'id' | 'userId' | 'itemId' | 'price'>;
  /** The states it may be in; in any other it is too late. */
  readonly from: readonly OrderState[];
  readonly to: 'rejected' | 'cancelled';
  readonly reason?: string;
  /** Who rejected it. */
  readonly actorId?: string;
}

/**
 * Gives an order's Sikke and its piece of the stock back, once, whoever asks and however many at a time: the state is compared and
 * set in one statement, and everything else stands or falls with it (T-LED-9). Throws `conflict` where the order has moved on.
 */
export async function releaseOrder(writing: Writing, release: Release): Promise<void> {
  const { tx, clock } = writing;
  const { order, from, to, reason, actorId } = release;
  const decidedAt = new Date(clock.now());
  const line = await postToLedger(writing, {
    userId: order.userId,
    amount: order.price,
    reason: 'market_release',
    idempotencyKey: `release:${order.id}`,
    ref: { type: 'market_order', id: order.id },
    ...(actorId === undefined ? {} : { actorId }),
  });
  const moved = await tx
    .update(marketOrders)
    .set({ state: to, releaseId: line.id, reason: reason ?? null, decidedBy: actorId ?? null, decidedAt })
    .where(and(eq(marketOrders.id, order.id), inArray(marketOrders.state, [...from])))
    .returning({ id: marketOrders.id });
  if (moved.length === 0) throw new ServiceError('conflict');
  await addStock(tx, { itemId: order.itemId, by: 1, reason: 'release', at: decidedAt });
}
