import { and, eq, inArray } from 'drizzle-orm';
import { eventEntries } from '../../db/schema/event-entries';
import { eventParticipants } from '../../db/schema/event-participants';
import type { Transaction } from '../../db/transact';

/** Who joined, who waits, and whose entries were approved. */
export async function takingPart(tx: Transaction, eventId: number): Promise<string[]> {
  const joined = tx
    .select({ userId: eventParticipants.userId })
    .from(eventParticipants)
    .where(
      and(eq(eventParticipants.eventId, eventId), inArray(eventParticipants.state, ['joined', 'waitlist'])),
    );
  const entered = tx
    .select({ userId: eventEntries.userId })
    .from(eventEntries)
    .where(and(eq(eventEntries.eventId, eventId), eventEntries.counts));
  const rows = await joined.union(entered);
  return rows.map(({ userId }) => userId);
}
