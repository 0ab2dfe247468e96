import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { DrawProofWire } from '@/contract/draw-proof';
import type { ServiceContext } from '../../context';
import { raffleKind } from '../../db/kinds/raffles';
import { drawResults } from '../../db/schema/draw-results';
import { raffles } from '../../db/schema/raffles';
import { ServiceError } from '../../service-error';
import { frozenTickets, type OwnedTicket } from './frozen-tickets';
import { getRaffle } from './get-raffle';
import { winnerCount } from './winner-count';

type Raffle = typeof raffles.$inferSelect;

/**
 * Everything a draw is computed from, as far as it is out: the promise, the list from the freeze on, seeds and results once it is drawn. Holders go by their
 * name in the list alone. `not_found` for a draw that is not shown, and for one of the first way before it is drawn.
 */
export async function getDrawProof(
  ctx: Pick<ServiceContext, 'db' | 'clock'>,
  slug: string,
): Promise<DrawProofWire> {
  const { db } = ctx;
  const isOut = or(isNotNull(raffles.beaconChain), isNotNull(raffles.drawnAt));
  const [raffle] = await db
    .select()
    .from(raffles)
    .where(and(eq(raffles.slug, slug), raffleKind.shown(), isOut));
  if (!raffle) throw new ServiceError('not_found');
  const [{ draw }, { tickets, results }] = await Promise.all([getRaffle(ctx, slug), readList(db, raffle)]);
  const counts = { winners: winnerCount(raffle.prizes), reserves: raffle.reserveCount };
  return { raffle: slug, ...draw, ...counts, tickets: toRuns(tickets), results };
}

async function readList(db: ServiceContext['db'], raffle: Raffle) {
  if (raffle.listRoot === null) return { tickets: [], results: [] };
  const tickets = await frozenTickets(db, raffle);
  const { position, ticketNumber: number, raffleId } = drawResults;
  const drawn = await db
    .select({ position, number })
    .from(drawResults)
    .where(eq(raffleId, raffle.id))
    .orderBy(asc(position));
  const holders = new Map(tickets.map((ticket) => [ticket.number, ticket.holder]));
  const results = drawn.map((one): [number, number, string] => [
    one.position,
    one.number,
    holders.get(one.number) ?? '',
  ]);
  return { tickets, results };
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
