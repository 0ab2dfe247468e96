import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Writing } from '../../context';
import type { Database } from '../../db/client';
import { raffles } from '../../db/schema/raffles';
import { tickets } from '../../db/schema/tickets';

interface Gift {
  readonly userId: string;
  readonly count: number;
  readonly source: 'market' | 'event' | 'gift' | 'free';
}

/** The tickets that were given: the draw, and the first and the last of their numbers. */
export interface GivenTickets {
  readonly raffleId: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Gives tickets of the draw that is open now and ends first; null where none is open. The numbers are taken by raising the draw's
 * count, on the condition that it is still open, so that they are without a gap and none comes after the list is frozen (T-LED-11).
 */
export async function giveTickets(
  { tx, clock }: Pick<Writing, 'tx' | 'clock'>,
  { userId, count, source }: Gift,
): Promise<GivenTickets | null> {
  const at = new Date(clock.now());
  const open = await findOpenRaffle(tx, at);
  if (!open) return null;
  const [raised] = await tx
    .update(raffles)
    .set({ ticketCount: sql`${raffles.ticketCount} + ${count}` })
    .where(and(eq(raffles.id, open.id), isOpenAt(at)))
    .returning({ to: raffles.ticketCount });
  if (!raised) return null;
  const from = raised.to - count + 1;
  const rows = Array.from({ length: count }, (_, place) => from + place).map((number) => ({
    raffleId: open.id,
    number,
    userId,
    source,
    createdAt: at,
  }));
  await tx.insert(tickets).values(rows);
  return { raffleId: open.id, from, to: raised.to };
}

/** The draw that given tickets go to at a moment: open, and the first to end; null where none is open. */
export async function findOpenRaffle(
  db: Pick<Database, 'select'>,
  at: Date,
): Promise<Pick<typeof raffles.$inferSelect, 'id' | 'slug' | 'title' | 'endsAt'> | null> {
  const [open] = await db
    .select({ id: raffles.id, slug: raffles.slug, title: raffles.title, endsAt: raffles.endsAt })
    .from(raffles)
    .where(isOpenAt(at))
    .orderBy(asc(raffles.endsAt), asc(raffles.id))
    .limit(1);
  return open ?? null;
}

function isOpenAt(at: Date) {
  return and(eq(raffles.state, 'open'), lte(raffles.startsAt, at), gt(raffles.endsAt, at));
}
