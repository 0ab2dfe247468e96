import { and, eq } from 'drizzle-orm';
import type { OrderWire } from '@/contract/market-orders';
import { marketOrders } from '../../db/schema/market-orders';
import type { Transaction } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { selectOrders, toOrderWire } from './order-rows';

/** One order of a member, one query. Throws `not_found` for another's as for none. */
export async function readOrder(
  { tx }: { readonly tx: Pick<Transaction, 'select'> },
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<OrderWire> {
  const isOwn = and(eq(marketOrders.id, id), eq(marketOrders.userId, userId));
  const [row] = await selectOrders(tx).where(isOwn);
  if (!row) throw new ServiceError('not_found');
  return toOrderWire(row);
}
