import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { eventEntries } from '../../db/schema/event-entries';

/** How many approved entries each of some events has, all of them counted in one aggregate; an event without any has no row. */
export function entryCounts(db: Database, ids: SQLWrapper) {
  return db
    .select({ eventId: eventEntries.eventId, approved: sql<number>`count(*)::int`.as('approved') })
    .from(eventEntries)
    .where(and(inArray(eventEntries.eventId, ids), eq(eventEntries.review, 'approved')))
    .groupBy(eventEntries.eventId)
    .as('counted');
}
