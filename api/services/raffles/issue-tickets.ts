import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { earnedTickets } from '@/contract/earned-tickets';
import type { Writing } from '../../context';
import { raffleSponsors } from '../../db/schema/raffle-sponsors';
import { raffles } from '../../db/schema/raffles';
import { ticketDeposits } from '../../db/schema/ticket-deposits';
import { tickets } from '../../db/schema/tickets';
import { rafflePhase } from '../../formulas/raffle-phase';
import { ServiceError } from '../../service-error';

type Deposit = typeof ticketDeposits.$inferSelect;

/** The numbers a deposit brought: `from` to `to`, both included. */
export interface IssuedTickets {
  readonly from: number;
  readonly to: number;
  readonly raffle: string;
}

/**
 * Issues the tickets of a deposit: one for every whole amount of its sponsor's rule, up to what a member may have from there. The
 * draw's row stays locked until the caller's transaction ends, so numbers and limit are counted by one at a time, and none is added
 * to a list that is being frozen. `raffle_closed` once the draw's tickets are over, `ticket_limit` where nothing can be added.
 */
export async function issueTickets({ tx, clock }: Writing, deposit: Deposit): Promise<IssuedTickets> {
  const [raffle] = await tx.select().from(raffles).where(eq(raffles.id, deposit.raffleId)).for('update');
  if (!raffle || rafflePhase(raffle, clock.now()) !== 'open') throw new ServiceError('raffle_closed');
  const number = await earnedNumber(tx, deposit);
  if (number < 1) throw new ServiceError('ticket_limit');
  const [from, to] = [raffle.ticketCount + 1, raffle.ticketCount + number];
  const createdAt = new Date(clock.now()).toISOString();
  await tx.execute(sql`
    insert into tickets (raffle_id, number, user_id, source, source_ref, created_at)
    select ${deposit.raffleId}, number, ${deposit.userId}, 'deposit', ${deposit.id}, ${createdAt}
    from generate_series(${from}::int, ${to}::int) number`);
  await tx.update(raffles).set({ ticketCount: to }).where(eq(raffles.id, raffle.id));
  return { from, to, raffle: raffle.title };
}

async function earnedNumber(tx: Writing['tx'], deposit: Deposit): Promise<number> {
  const [rule] = await tx
    .select()
    .from(raffleSponsors)
    .where(
      and(eq(raffleSponsors.raffleId, deposit.raffleId), eq(raffleSponsors.sponsorId, deposit.sponsorId)),
    );
  return rule ? earnedTickets(rule, deposit.amount, await heldNumber(tx, deposit)) : 0;
}

/** How many tickets in play the member has from deposits at the same sponsor. */
async function heldNumber(tx: Writing['tx'], { raffleId, userId, sponsorId }: Deposit): Promise<number> {
  const [held] = await tx
    .select({ number: count() })
    .from(tickets)
    .innerJoin(ticketDeposits, eq(ticketDeposits.id, tickets.sourceRef))
    .where(
      and(
        eq(tickets.raffleId, raffleId),
        eq(tickets.userId, userId),
        eq(ticketDeposits.sponsorId, sponsorId),
        isNull(tickets.voidedAt),
      ),
    );
  return held?.number ?? 0;
}
