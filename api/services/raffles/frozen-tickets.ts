import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FrozenTicket } from '@/contract/draw/draw-tickets';
import type { Database } from '../../db/client';
import { tickets } from '../../db/schema/tickets';
import { toHolder } from './to-holder';

/** A ticket of the list with whose it is; the id stays inside. */
export interface OwnedTicket extends FrozenTicket {
  readonly userId: string;
}

/** The tickets in play of a draw in the order of their numbers, as the list that is frozen. */
export async function frozenTickets(
  db: Pick<Database, 'select'>,
  raffle: { readonly id: number; readonly slug: string },
): Promise<OwnedTicket[]> {
  const rows = await db
    .select({ number: tickets.number, userId: tickets.userId })
    .from(tickets)
    .where(and(eq(tickets.raffleId, raffle.id), isNull(tickets.voidedAt)))
    .orderBy(asc(tickets.number));
  const holders = new Map<string, string>();
  const holder = (userId: string) => {
    const known = holders.get(userId) ?? toHolder(raffle.slug, userId);
    holders.set(userId, known);
    return known;
  };
  return rows.map(({ number, userId }) => ({ number, userId, holder: holder(userId) }));
}
