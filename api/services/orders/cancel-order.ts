import { and, eq } from 'drizzle-orm';
import type { OrderWire } from '@/contract/market-orders';
import type { ServiceContext } from '../../context';
import { marketOrders } from '../../db/schema/market-orders';
import { transact } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { cancellableStates } from './cancellable';
import { readOrder } from './read-order';
import { releaseOrder } from './release-order';

/** A member takes an order back before anybody has worked on it. Throws `not_found` for another's, `conflict` when it is too late. */
export function cancelOrder(
  ctx: ServiceContext,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<OrderWire> {
  return transact(ctx.db, async (tx) => {
    const { db: _, ...rest } = ctx;
    const [order] = await tx
      .select()
      .from(marketOrders)
      .where(and(eq(marketOrders.id, id), eq(marketOrders.userId, userId)));
    if (!order) throw new ServiceError('not_found');
    await releaseOrder({ ...rest, tx }, { order, from: cancellableStates, to: 'cancelled' });
    return readOrder({ tx }, { id, userId });
  });
}
