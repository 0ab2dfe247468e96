import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { raffles } from '../../db/schema/raffles';
import { tickets as ticketsTable } from '../../db/schema/tickets';
import { unsanctionedAt } from '../sanctions/find-sanction';
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
    .select({ id: raffles.id, slug: raffles.slug, endsAt: raffles.endsAt })
    .from(raffles)
    .where(isOpen)
    .for('update');
  if (!raffle) return false;
  await leaveOutClosed(tx, raffle);
  const tickets = await frozenTickets(tx, raffle);
  const { root, total } = freezeList(tickets);
  const playerTotal = new Set(tickets.map(({ userId }) => userId)).size;
  await tx
    .update(raffles)
    .set({ state: 'closed', listRoot: root, listTotal: total, playerTotal })
    .where(isOpen);
  return true;
}

/** An account that the team has closed as the ticket period ends takes no part: its tickets keep their numbers and are in no list (ADR 230). */
async function leaveOutClosed(
  tx: Pick<Database, 'update'>,
  { id, endsAt }: { readonly id: number; readonly endsAt: Date },
): Promise<void> {
  const at = sql`${endsAt.toISOString()}::timestamptz`;
  const { raffleId, voidedAt, userId } = ticketsTable;
  const isOfClosed = and(eq(raffleId, id), isNull(voidedAt), not(unsanctionedAt(userId, at)));
  await tx.update(ticketsTable).set({ voidedAt: endsAt }).where(isOfClosed);
}
