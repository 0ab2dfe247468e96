import { and, eq } from 'drizzle-orm';
import type { OrderDetailWire } from '@/contract/market-orders';
import type { ServiceContext } from '../../context';
import { marketCodes } from '../../db/schema/market-codes';
import { marketOrders } from '../../db/schema/market-orders';
import { ServiceError } from '../../service-error';
import { selectOrders, toOrderWire } from './order-rows';

/** One order of a member with its address and its code. Throws `not_found` for another's as for none. */
export async function getOrder(
  ctx: ServiceContext,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<OrderDetailWire> {
  const [row] = await selectOrders(ctx.db).where(
    and(eq(marketOrders.id, id), eq(marketOrders.userId, userId)),
  );
  if (!row) throw new ServiceError('not_found');
  const wire = toOrderWire(row);
  const code = wire.has_code ? await findCode(ctx, id) : null;
  return { ...wire, address: row.order.address, code };
}

/** Null for an order that was delivered before there was a vault. */
async function findCode({ db, vault }: ServiceContext, orderId: string): Promise<string | null> {
  const [code] = await db.select().from(marketCodes).where(eq(marketCodes.orderId, orderId));
  return code ? vault.open(code.sealed, `item:${code.itemId}`) : null;
}
