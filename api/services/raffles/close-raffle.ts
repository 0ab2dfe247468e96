import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { BeaconChain } from '@/contract/draw/beacon';
import type { Database } from '../../db/client';
import { raffles } from '../../db/schema/raffles';
import { tickets as ticketsTable } from '../../db/schema/tickets';
import { expectRound } from '../beacon/expect-round';
import { unsanctionedAt } from '../sanctions/find-sanction';
import { freezeList } from './draw/draw-tickets';
import { frozenTickets } from './frozen-tickets';

type Raffle = typeof raffles.$inferSelect;

interface Freeze {
  readonly raffleId: number;
  readonly chain: BeaconChain;
  readonly frozenAt: Date;
}

/**
 * Freezes the list of an open draw: its root, its total, the number of players and the round of the beacon stand from now on. Call it inside a
 * transaction: the row's lock keeps out whoever is adding tickets. False where the draw is not open.
 */
export async function closeRaffle(
  tx: Pick<Database, 'select' | 'update' | 'insert'>,
  { raffleId, chain, frozenAt }: Freeze,
): Promise<boolean> {
  const isOpen = and(eq(raffles.id, raffleId), eq(raffles.state, 'open'));
  const [raffle] = await tx.select().from(raffles).where(isOpen).for('update');
  if (!raffle) return false;
  await leaveOutClosed(tx, raffle);
  const tickets = await frozenTickets(tx, raffle);
  const { root, total } = freezeList(tickets);
  const playerTotal = new Set(tickets.map(({ userId }) => userId)).size;
  await tx
    .update(raffles)
    .set({
      state: 'closed',
      listRoot: root,
      listTotal: total,
      playerTotal,
      ...(await toFreeze(tx, raffle, { chain, frozenAt })),
    })
    .where(isOpen);
  return true;
}

/** A draw of the first way has no beacon: it is drawn at its hour. */
async function toFreeze(
  tx: Pick<Database, 'insert'>,
  { beaconChain, drawAt }: Raffle,
  { chain, frozenAt }: Omit<Freeze, 'raffleId'>,
) {
  if (beaconChain === null) return {};
  if (beaconChain !== chain.hash) throw new Error(`a draw was promised by the chain ${beaconChain}`);
  return { frozenAt, beaconRound: await expectRound(tx, chain, { drawAt, frozenAt }) };
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
