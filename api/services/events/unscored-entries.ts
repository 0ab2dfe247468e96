import { and, eq, sql } from 'drizzle-orm';
import { eventEntries } from '../../db/schema/event-entries';
import { eventScores } from '../../db/schema/event-scores';

/** The condition of an event's approved entries that no juror has given a score yet. */
export function unscoredEntries(eventId: number) {
  return and(
    eq(eventEntries.eventId, eventId),
    eq(eventEntries.review, 'approved'),
    sql`not exists (select from ${eventScores} as g where g.entry_id = ${eventEntries.id})`,
  );
}
