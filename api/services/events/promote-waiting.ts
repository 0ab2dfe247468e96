import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { eventParticipants } from '../../db/schema/event-participants';
import type { events } from '../../db/schema/events';
import type { Transaction } from '../../db/transact';
import { notifyAll } from '../notifications/notify-all';

const { id, userId, number, state, eventId } = eventParticipants;

/**
 * Gives the free places of an event to who waits, in the order they came, tells them, and answers whose they are now; who did it
 * (`byUserId`) knows already. The event's row is held by the caller.
 */
export async function promoteWaiting(
  tx: Transaction,
  event: Pick<typeof events.$inferSelect, 'id' | 'capacity' | 'slug' | 'title'>,
  byUserId: string,
): Promise<readonly string[]> {
  const waiting = tx
    .select({ id })
    .from(eventParticipants)
    .where(and(eq(eventId, event.id), eq(state, 'waitlist')))
    .orderBy(asc(number));
  const free = event.capacity === null ? null : event.capacity - (await joinedCount(tx, event.id));
  if (free !== null && free <= 0) return [];
  const promoted = await tx
    .update(eventParticipants)
    .set({ state: 'joined' })
    .where(inArray(id, free === null ? waiting : waiting.limit(free)))
    .returning({ userId });
  const { slug, title } = event;
  const others = promoted.filter((one) => one.userId !== byUserId);
  const notice = { params: { title }, about: { type: 'events', id: slug } } as const;
  await notifyAll(
    tx,
    'event_place',
    others.map((one) => ({ ...one, ...notice })),
  );
  return promoted.map((one) => one.userId);
}

async function joinedCount(tx: Pick<Transaction, 'select'>, ofId: number): Promise<number> {
  const [row] = await tx
    .select({ joined: count() })
    .from(eventParticipants)
    .where(and(eq(eventId, ofId), eq(state, 'joined')));
  return row?.joined ?? 0;
}
