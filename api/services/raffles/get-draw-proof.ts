import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DrawProofWire } from '@/contract/raffles';
import type { ServiceContext } from '../../context';
import { drawResults } from '../../db/schema/draw-results';
import { raffles } from '../../db/schema/raffles';
import { ServiceError } from '../../service-error';
import { frozenTickets, type OwnedTicket } from './frozen-tickets';
import { winnerCount } from './winner-count';

/** Everything a drawn draw was computed from; `not_found` before it is drawn. Holders go by their name in the list alone. */
export async function getDrawProof({ db }: Pick<ServiceContext, 'db'>, slug: string): Promise<DrawProofWire> {
  const isDrawn = and(eq(raffles.slug, slug), inArray(raffles.state, ['drawn', 'paid']));
  const [raffle] = await db.select().from(raffles).where(isDrawn);
  if (!raffle) throw new ServiceError('not_found');
  const tickets = await frozenTickets(db, raffle);
  const results = await db
    .select({ position: drawResults.position, number: drawResults.ticketNumber })
    .from(drawResults)
    .where(eq(drawResults.raffleId, raffle.id))
    .orderBy(asc(drawResults.position));
  const holders = new Map(tickets.map(({ number, holder }) => [number, holder]));
  return {
    ...toSeeds(raffle),
    winners: winnerCount(raffle.prizes),
    reserves: raffle.reserveCount,
    tickets: toRuns(tickets),
    results: results.map(({ position, number }) => [position, number, holders.get(number) ?? '']),
  };
}

function toSeeds(raffle: typeof raffles.$inferSelect) {
  return {
    raffle: raffle.slug,
    algorithm: raffle.algorithm,
    commitment: raffle.commitment,
    server_seed: raffle.serverSeed,
    root: raffle.listRoot ?? '',
    total: raffle.listTotal ?? 0,
    seed: raffle.drawSeed ?? '',
  };
}

/** Neighbouring numbers of one holder as one run, which keeps the answer small. */
function toRuns(tickets: readonly OwnedTicket[]): [number, number, string][] {
  const runs: [number, number, string][] = [];
  for (const { number, holder } of tickets) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1 && last[2] === holder) last[1] = number;
    else runs.push([number, number, holder]);
  }
  return runs;
}
