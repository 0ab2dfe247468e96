import { and, asc, count, eq, inArray, notInArray } from 'drizzle-orm';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import type { tournaments } from '../../db/schema/tournaments';
import type { Transaction } from '../../db/transact';
import { notifyAll } from '../notifications/notify-all';

const { id, userId, number, state, tournamentId } = tournamentParticipants;

/**
 * Gives the free places of a tournament to who waits, in the order they registered, and tells them; who did it (`byUserId`) knows
 * already. The tournament's row is held by the caller.
 */
export async function promoteWaiting(
  tx: Transaction,
  tournament: Pick<typeof tournaments.$inferSelect, 'id' | 'size' | 'slug' | 'title'>,
  byUserId: string,
): Promise<void> {
  const isOf = eq(tournamentId, tournament.id);
  const waiting = tx
    .select({ id })
    .from(tournamentParticipants)
    .where(and(isOf, eq(state, 'waitlist')))
    .orderBy(asc(number));
  const free = tournament.size === null ? null : tournament.size - (await takenPlaces(tx, tournament.id));
  if (free !== null && free <= 0) return;
  const next = free === null ? waiting : waiting.limit(free);
  const promoted = await tx
    .update(tournamentParticipants)
    .set({ state: 'registered' })
    .where(inArray(id, next))
    .returning({ userId });
  const { slug, title } = tournament;
  const others = promoted.filter((one) => one.userId !== byUserId);
  const notice = { params: { title }, about: { type: 'tournaments', id: slug } } as const;
  await notifyAll(
    tx,
    'tournament_place',
    others.map((one) => ({ ...one, ...notice })),
  );
}

async function takenPlaces(tx: Pick<Transaction, 'select'>, ofId: number): Promise<number> {
  const [row] = await tx
    .select({ taken: count() })
    .from(tournamentParticipants)
    .where(and(eq(tournamentId, ofId), notInArray(state, ['waitlist', 'no_show', 'withdrawn'])));
  return row?.taken ?? 0;
}
