import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { raffles } from '../../db/schema/raffles';
import { freezeList } from './draw/draw-tickets';
import { frozenTickets } from './frozen-tickets';

/**
 * Freezes the list of an open draw: its root, its total and the number of players stand from now on. Call it inside a transaction:
 * the row's lock keeps out whoever is adding tickets. False where the draw is not open.
 */
export async function closeRaffle(
  tx: Pick<Database, 'select' | 'update'>,
  raffleId: number,
): Promise<boolean> {
  const isOpen = and(eq(raffles.id, raffleId), eq(raffles.state, 'open'));
  const [raffle] = await tx
    .select({ id: raffles.id, slug: raffles.slug })
    .from(raffles)
    .where(isOpen)
    .for('update');
  if (!raffle) return false;
  const tickets = await frozenTickets(tx, raffle);
  const { root, total } = freezeList(tickets);
  const playerTotal = new Set(tickets.map(({ userId }) => userId)).size;
  await tx
    .update(raffles)
    .set({ state: 'closed', listRoot: root, listTotal: total, playerTotal })
    .where(isOpen);
  return true;
}
