import { eq, max } from 'drizzle-orm';
import type { ServiceContext, Writing } from '../../context';
import { eventParticipants } from '../../db/schema/event-participants';
import type { events } from '../../db/schema/events';
import { transact } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { assertMeetsEvent } from './event-checks';
import { eventWindows } from './event-windows';
import { lockEvent } from './lock-event';
import { ownParticipation } from './own-participation';
import { promoteWaiting } from './promote-waiting';

type LedgerWriting = Pick<Writing, 'tx' | 'clock'>;

/**
 * Lets a member take part in an event: at once while there is a place, otherwise at the end of the waiting list. Doing it again changes
 * nothing. `closed` once it has ended, `requirements_unmet` for who lacks something that it asks for, `not_found`.
 */
export async function joinEvent(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { userId, slug }: { readonly userId: string; readonly slug: string },
): Promise<void> {
  await transact(db, async (tx) => {
    const event = await lockEvent(tx, slug);
    if (!eventWindows(event, clock.now()).join) throw new ServiceError('closed');
    await takePart({ tx, clock }, event, userId);
  });
}

/** The same inside of a transaction that holds the event's row; answers whether the member has a place. Who has one keeps it, whatever is asked for. */
export async function takePart(
  { tx, clock }: LedgerWriting,
  event: Pick<typeof events.$inferSelect, 'id' | 'capacity' | 'slug' | 'title' | 'requirements'>,
  userId: string,
): Promise<boolean> {
  const own = await ownParticipation(tx, event.id, userId);
  if (own && own.state !== 'withdrawn') return own.state === 'joined';
  await assertMeetsEvent(tx, { event, userId, now: clock.now() });
  await queue({ tx, clock }, event.id, userId);
  return (await promoteWaiting(tx, event, userId)).includes(userId);
}

/** Everybody waits first and is then given what is free: so nobody passes who was there before. */
async function queue({ tx, clock }: LedgerWriting, eventId: number, userId: string): Promise<void> {
  const [last] = await tx
    .select({ number: max(eventParticipants.number) })
    .from(eventParticipants)
    .where(eq(eventParticipants.eventId, eventId));
  const place = {
    number: (last?.number ?? 0) + 1,
    state: 'waitlist' as const,
    joinedAt: new Date(clock.now()),
  };
  await tx
    .insert(eventParticipants)
    .values({ eventId, userId, ...place })
    .onConflictDoUpdate({ target: [eventParticipants.eventId, eventParticipants.userId], set: place });
}
