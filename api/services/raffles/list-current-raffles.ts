import { asc, inArray } from 'drizzle-orm';
import type { RaffleWire } from '@/contract/raffles';
import type { ServiceContext } from '../../context';
import { raffles } from '../../db/schema/raffles';
import { raffleColumns, toRaffle } from './raffle-columns';

/** More draws at a time than any community runs (ADR 142). */
const most = 50;

/** The draws that are open, come next or wait to be drawn, the next to end first. One query. */
export async function listCurrentRaffles({
  db,
  clock,
}: Pick<ServiceContext, 'db' | 'clock'>): Promise<RaffleWire[]> {
  const rows = await db
    .select(raffleColumns)
    .from(raffles)
    .where(inArray(raffles.state, ['open', 'closed', 'drawing']))
    .orderBy(asc(raffles.endsAt), asc(raffles.id))
    .limit(most);
  return rows.map((row) => toRaffle(row, clock.now()));
}
