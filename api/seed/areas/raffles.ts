import { eq } from 'drizzle-orm';
import { raffleSponsors } from '../../db/schema/raffle-sponsors';
import { raffles } from '../../db/schema/raffles';
import { reviewSteps } from '../../db/schema/review-steps';
import { ticketDeposits } from '../../db/schema/ticket-deposits';
import { tickets } from '../../db/schema/tickets';
import { closeRaffle } from '../../services/raffles/close-raffle';
import { drawRaffle } from '../../services/raffles/draw-raffle';
import { bulkInsert } from '../bulk-insert';
import { depositSteps } from '../claims/claim-steps';
import { raffleDeposits } from '../raffles/raffle-deposits';
import { raffleRow } from '../raffles/raffle-row';
import { raffleSchedule, type ScheduledRaffle } from '../raffles/raffle-schedule';
import { raffleTickets } from '../raffles/raffle-tickets';
import { settleResults } from '../raffles/settle-results';
import { ticketRules } from '../raffles/ticket-rules';
import { wholeBetween } from '../random-source';
import type { SeedTransaction, SeedWorld } from '../seed-world';

const day = 86_400_000;

/** A year of draws. The past ones are really drawn: by the same code, out of their own tickets, as any later one will be. */
export async function seedRaffles(tx: SeedTransaction, world: SeedWorld): Promise<void> {
  for (const [at, raffle] of raffleSchedule(world.now).entries()) {
    const [stored] = await tx.insert(raffles).values(raffleRow(raffle, at)).returning();
    if (!stored) return;
    const random = world.random(`raffle:${stored.slug}`);
    await addTickets(tx, stored.id, raffle, random, world);
    if (raffle.fate === 'closed') await closeRaffle(tx, stored.id);
    if (raffle.fate === 'drawn') await settle(tx, stored.id, raffle, at, world.now);
  }
}

async function addTickets(
  tx: SeedTransaction,
  raffleId: number,
  raffle: ScheduledRaffle,
  random: () => number,
  world: SeedWorld,
): Promise<void> {
  const rules = ticketRules(raffleId, random, world);
  await tx.insert(raffleSponsors).values(rules);
  const [from, until] = [raffle.startsAt.getTime(), Math.min(raffle.endsAt.getTime(), world.now)];
  if (from >= until) return;
  const count = Math.ceil(((until - from) / (14 * day)) * wholeBetween(random, 90, 150)) + 10;
  const source = { raffleId, rules, from, until, count };
  const deposits = await tx
    .insert(ticketDeposits)
    .values(raffleDeposits(source, random, world))
    .returning();
  await bulkInsert(tx, reviewSteps, depositSteps(deposits, world));
  const rows = raffleTickets(deposits, random);
  await bulkInsert(tx, tickets, rows);
  await tx.update(raffles).set({ ticketCount: rows.length }).where(eq(raffles.id, raffleId));
}

/** Every fifth draw had a winner who fell out; the newest one still waits for its prizes to be handed over. */
async function settle(
  tx: SeedTransaction,
  raffleId: number,
  raffle: ScheduledRaffle,
  at: number,
  now: number,
) {
  await closeRaffle(tx, raffleId);
  await drawRaffle(tx, raffleId, raffle.drawAt);
  if (now - raffle.drawAt.getTime() < 7 * day) return;
  await settleResults(tx, { raffleId, drawnAt: raffle.drawAt, disqualified: at % 5 === 2 ? 3 : null });
}
