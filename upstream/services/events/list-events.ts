import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { EventsQuery, EventWire } from '@/contract/events';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageOfRows, pageSize } from '../../db/keyset';
import { events } from '../../db/schema/events';
import { sponsors } from '../../db/schema/sponsors';
import { entryCounts } from './entry-counts';
import { eventColumns, eventOf } from './event-columns';
import { eventOrderOf } from './event-order';
import { leaderOf } from './leader';

const keySchema = z.tuple([z.iso.datetime(), z.number().int()]);

/** A page of events with their sponsor, number of entries and leader, one query. A foreign cursor is a 422. */
export async function listEvents(
  { db }: Pick<ServiceContext, 'db'>,
  query: EventsQuery,
): Promise<{ readonly events: EventWire[]; readonly nextCursor: string | null }> {
  const { where, time, direction } = eventOrderOf(query);
  const key = decodeCursor(query.cursor, keySchema);
  const order = direction === 'asc' ? asc : desc;
  const page = db.$with('page').as(
    db
      .select({ id: events.id })
      .from(events)
      .where(and(where, afterKey([time, events.id], key, direction)))
      .orderBy(order(time), order(events.id))
      .limit(pageSize + 1),
  );
  const counted = entryCounts(db, db.select({ id: page.id }).from(page));
  const leader = leaderOf(db);
  const found = await db
    .with(page)
    .select({ ...eventColumns, entries: counted.approved, time, leader: leader._.selectedFields })
    .from(page)
    .innerJoin(events, eq(events.id, page.id))
    .leftJoin(sponsors, eq(sponsors.id, events.sponsorId))
    .leftJoin(counted, eq(counted.eventId, events.id))
    .leftJoinLateral(leader, sql`true`)
    .orderBy(order(time), order(events.id));
  const { rows, nextCursor } = pageOfRows(found, (row) => [row.time.toISOString(), row.event.id]);
  return { events: rows.map((row) => eventOf({ ...row, entries: row.entries ?? 0 })), nextCursor };
}
