import { asc, eq, lte } from 'drizzle-orm';
import { quicknet } from '@/contract/draw/beacon';
import { drawAlgorithm } from '@/contract/draw/draw-tickets';
import { raffleSponsors } from '../../db/schema/raffle-sponsors';
import { raffles } from '../../db/schema/raffles';
import { reviewSteps } from '../../db/schema/review-steps';
import { ticketDeposits } from '../../db/schema/ticket-deposits';
import { tickets } from '../../db/schema/tickets';
import { closeRaffle } from '../../services/raffles/close-raffle';
import { drawRaffle } from '../../services/raffles/draw-raffle';
import { beforeTheBeacon } from '../before-the-beacon';
import { bulkInsert } from '../bulk-insert';
import { depositSteps } from '../claims/claim-steps';
import { raffleDeposits } from '../raffles/raffle-deposits';
import { raffleTickets } from '../raffles/raffle-tickets';
import { settleResults } from '../raffles/settle-results';
import { wholeBetween } from '../random-source';
import type { AreaSeed, SeedTransaction, SeedWorld } from '../seed-world';

type Raffle = typeof raffles.$inferSelect;

const day = 86_400_000;

/** The demo is made without a network: its past draws are of the time before the beacon. */
const firstWay = { algorithm: drawAlgorithm, beaconChain: null };

/** A year of tickets. The past draws are really drawn: by the same code, out of their own tickets, as any later one will be. */
export const seedRaffles: AreaSeed = async (tx, world) => {
  const now = new Date(world.now);
  await beforeTheBeacon(tx, 'raffles', () =>
    tx.update(raffles).set(firstWay).where(lte(raffles.drawAt, now)),
  );
  const stored = await tx.select().from(raffles).orderBy(asc(raffles.id));
  for (const [at, raffle] of stored.entries()) {
    await addTickets(tx, raffle, world);
    if (raffle.state === 'cancelled' || raffle.endsAt.getTime() > world.now) continue;
    await closeRaffle(tx, { raffleId: raffle.id, chain: quicknet, frozenAt: raffle.endsAt });
    if (raffle.drawAt.getTime() <= world.now) await settle(tx, raffle, at, world.now);
  }
};

async function addTickets(tx: SeedTransaction, raffle: Raffle, world: SeedWorld): Promise<void> {
  const random = world.random(`raffle:${raffle.slug}`);
  const { id: raffleId, startsAt, endsAt } = raffle;
  const rules = await tx
    .select()
    .from(raffleSponsors)
    .where(eq(raffleSponsors.raffleId, raffleId))
    .orderBy(asc(raffleSponsors.sponsorId));
  const [from, until] = [startsAt.getTime(), Math.min(endsAt.getTime(), world.now)];
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
async function settle(tx: SeedTransaction, { id: raffleId, drawAt }: Raffle, at: number, now: number) {
  await drawRaffle(tx, raffleId, drawAt);
  if (now - drawAt.getTime() < 7 * day) return;
  await settleResults(tx, { raffleId, drawnAt: drawAt, disqualified: at % 5 === 2 ? 3 : null });
}
