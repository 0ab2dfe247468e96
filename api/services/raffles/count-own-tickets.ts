import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Deps } from '../../context';
import { raffles } from '../../db/schema/raffles';
import { tickets } from '../../db/schema/tickets';

/** How many tickets a member has in each draw that is not drawn yet, the next to close first; ten at most. */
export async function countOwnTickets({ db }: Pick<Deps, 'db'>, userId: string) {
  return db
    .select({ title: raffles.title, count: count() })
    .from(tickets)
    .innerJoin(raffles, eq(raffles.id, tickets.raffleId))
    .where(
      and(
        eq(tickets.userId, userId),
        isNull(tickets.voidedAt),
        inArray(raffles.state, ['open', 'closed', 'drawing']),
      ),
    )
    .groupBy(raffles.id)
    .orderBy(asc(raffles.endsAt), asc(raffles.id))
    .limit(10);
}
