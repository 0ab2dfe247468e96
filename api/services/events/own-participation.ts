import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { eventParticipants } from '../../db/schema/event-participants';

/** A member's row among those who take part in an event, one that was withdrawn included; undefined without one. */
export async function ownParticipation(tx: Pick<Database, 'select'>, eventId: number, userId: string) {
  const [own] = await tx
    .select()
    .from(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.userId, userId)));
  return own;
}
