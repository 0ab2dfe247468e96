import { eq } from 'drizzle-orm';
import type { Writing } from '../../context';
import type { marketItems } from '../../db/schema/market-items';
import { marketOrders } from '../../db/schema/market-orders';
import { ServiceError } from '../../service-error';
import { giveTickets } from '../raffles/give-tickets';
import { assignCode } from '../vault/assign-code';

interface Fresh {
  readonly id: string;
  readonly userId: string;
  readonly item: typeof marketItems.$inferSelect;
}

/** Whether an order of an item is delivered in the step in which it is made. */
export function isDeliveredAtOnce({ type }: Pick<Fresh['item'], 'type'>): boolean {
  return type === 'code' || type === 'ticket';
}

/**
 * Delivers what needs nobody's hand: a code out of the vault, tickets of the open draw. Anything else waits as it is. Throws
 * `sold_out` where the vault is empty or no draw is open: the order is then undone as a whole.
 */
export async function deliverAtOnce(writing: Writing, { id, userId, item }: Fresh): Promise<void> {
  if (item.type === 'code') {
    if (!(await assignCode(writing.tx, { itemId: item.id, orderId: id }))) throw new ServiceError('sold_out');
    await markDelivered(writing, id, {});
  }
  if (item.type === 'ticket') {
    const given = await giveTickets(writing, { userId, count: item.ticketCount, source: 'market' });
    if (!given) throw new ServiceError('sold_out', { errors: { market: ['no_raffle'] } });
    const { raffleId, from: firstTicket, to: lastTicket } = given;
    await markDelivered(writing, id, { raffleId, firstTicket, lastTicket });
  }
}

async function markDelivered(
  { tx, clock }: Writing,
  id: string,
  brought: Pick<typeof marketOrders.$inferInsert, 'raffleId' | 'firstTicket' | 'lastTicket'>,
): Promise<void> {
  const delivered = { state: 'delivered' as const, decidedAt: new Date(clock.now()) };
  await tx
    .update(marketOrders)
    .set({ ...delivered, ...brought })
    .where(eq(marketOrders.id, id));
}
