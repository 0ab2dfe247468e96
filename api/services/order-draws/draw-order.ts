import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { orderDraws } from '../../db/schema/order-draws';
import type { Transaction } from '../../db/transact';
import { findPulse } from '../beacon/find-pulse';
import { drawSeed, freezeList, pickTickets } from '../raffles/draw/draw-tickets';

interface Named {
  readonly id: number;
  /** As it stands in the seed: `bracket:slug`. */
  readonly name: string;
  readonly drawnAt: Date;
}

/**
 * Draws the order of a frozen list once its round is here, and stores it. Answers the numbers in the order that came out; null where the round is not here
 * yet or the order was drawn before. Call it in the transaction that carries the order out.
 */
export async function drawOrder(
  tx: Transaction,
  { id, name, drawnAt }: Named,
): Promise<readonly number[] | null> {
  const isFrozen = and(eq(orderDraws.id, id), isNotNull(orderDraws.frozenAt), isNull(orderDraws.drawnAt));
  const [draw] = await tx.select().from(orderDraws).where(isFrozen).for('update');
  const pulse = draw ? await findPulse(tx, draw) : null;
  if (!draw || pulse === null) return null;
  const tickets = (draw.entries ?? []).map(([number, holder]) => ({ number, holder }));
  const list = freezeList(tickets);
  if (list.root !== draw.listRoot) throw new Error(`the frozen list of ${name} was changed`);
  const seed = drawSeed({ raffle: name, serverSeed: draw.serverSeed, pulse }, list);
  const picked = pickTickets(seed, { tickets, winners: tickets.length, reserves: 0 });
  const drawn = picked.map(({ number }) => number);
  await tx.update(orderDraws).set({ drawSeed: seed, drawn, drawnAt }).where(eq(orderDraws.id, id));
  return drawn;
}
