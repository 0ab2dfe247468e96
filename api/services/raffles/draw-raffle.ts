import { and, eq } from 'drizzle-orm';
import type { DrawnTicket } from '@/contract/draw/draw-tickets';
import type { Database } from '../../db/client';
import { drawResults } from '../../db/schema/draw-results';
import { raffles } from '../../db/schema/raffles';
import { findPulse } from '../beacon/find-pulse';
import { drawSeed, freezeList, pickTickets } from './draw/draw-tickets';
import { frozenTickets, type OwnedTicket } from './frozen-tickets';
import { winnerCount } from './winner-count';

type RaffleRow = typeof raffles.$inferSelect;

/**
 * Draws a closed draw once: winners and reserves come out of the frozen list, the promised seed and the round of the beacon, and are stored with the
 * seed. Call it inside a transaction. False where the draw is not closed (drawn already, still open) or its round is not here yet; throws when the
 * tickets are no longer the frozen ones, and nothing is drawn then.
 */
export async function drawRaffle(
  tx: Pick<Database, 'select' | 'update' | 'insert'>,
  raffleId: number,
  drawnAt: Date,
): Promise<boolean> {
  const isClosed = and(eq(raffles.id, raffleId), eq(raffles.state, 'closed'));
  const [raffle] = await tx.select().from(raffles).where(isClosed).for('update');
  if (!raffle) return false;
  const pulse = await findPulse(tx, raffle);
  if (raffle.beaconChain !== null && pulse === null) return false;
  const tickets = await frozenTickets(tx, raffle);
  const list = freezeList(tickets);
  if (list.root !== raffle.listRoot) throw new Error(`the frozen list of ${raffle.slug} was changed`);
  const { slug, serverSeed } = raffle;
  const seed = drawSeed({ raffle: slug, serverSeed, pulse }, list);
  const results = toResults(raffle, tickets, seed);
  if (results.length > 0) await tx.insert(drawResults).values(results);
  await tx.update(raffles).set({ state: 'drawn', drawSeed: seed, drawnAt }).where(isClosed);
  return true;
}

function toResults(
  raffle: RaffleRow,
  tickets: readonly OwnedTicket[],
  seed: string,
): (typeof drawResults.$inferInsert)[] {
  const owners = new Map(tickets.map(({ number, userId }) => [number, userId]));
  const winners = winnerCount(raffle.prizes);
  const drawn = pickTickets(seed, { tickets, winners, reserves: raffle.reserveCount });
  return drawn.flatMap((ticket) => {
    const userId = owners.get(ticket.number);
    return userId === undefined ? [] : [toRow(raffle.id, ticket, userId)];
  });
}

function toRow(raffleId: number, { position, number, role }: DrawnTicket, userId: string) {
  const isWinner = role === 'winner';
  return {
    raffleId,
    position,
    role,
    userId,
    ticketNumber: number,
    status: isWinner ? ('won' as const) : ('waiting' as const),
    prizePosition: isWinner ? position : null,
  };
}
