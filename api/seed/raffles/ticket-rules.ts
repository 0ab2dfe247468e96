import type { raffleSponsors } from '../../db/schema/raffle-sponsors';
import { shuffled, wholeBetween } from '../random-source';
import type { SeedWorld } from '../seed-world';

/** What sponsors' deposits earn in one draw: three to six of those that count for tickets, a ticket for 250 to 1.000 ₺. */
export function ticketRules(
  raffleId: number,
  random: () => number,
  { sponsors }: SeedWorld,
): (typeof raffleSponsors.$inferInsert)[] {
  const counting = sponsors.filter(({ state, countsForTickets }) => state === 'active' && countsForTickets);
  return shuffled(random, counting)
    .slice(0, wholeBetween(random, 3, 6))
    .map(({ id, minDeposit }) => ({
      raffleId,
      sponsorId: id,
      amountPerTicket: wholeBetween(random, 1, 4) * 25_000,
      minAmount: minDeposit,
      maxPerUser: random() < 0.3 ? null : 100,
    }));
}
