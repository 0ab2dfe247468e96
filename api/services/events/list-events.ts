import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { EventsQuery, EventWire } from '@/contract/events';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../db/keyset';
import { events } from '../../db/schema/events';
import { sponsors } from '../../db/schema/sponsors';
import { eventColumns, toEvent } from './event-columns';
import { toEventOrder } from './event-order';
import { selectLeader } from './leader';

const keySchema = z.tuple([z.iso.datetime(), z.number().int()]);

/** A page of events with their sponsor, number of entries and leader, one query. A foreign cursor is a 422. */
export async function listEvents(
  { db }: Pick<ServiceContext, 'db'>,
  query: EventsQuery,
): Promise<Page<EventWire>> {
  const { where, time, direction } = toEventOrder(query);
  const key = decodeCursor(query.cursor, keySchema);
  const order = direction === 'asc' ? asc : desc;
  const leader = selectLeader(db);
  const found = await db
    .select({ ...eventColumns, time, leader: leader._.selectedFields })
    .from(events)
    .leftJoin(sponsors, eq(sponsors.id, events.sponsorId))
    .leftJoinLateral(leader, sql`true`)
    .where(and(where, afterKey([time, events.id], key, direction)))
    .orderBy(order(time), order(events.id))
    .limit(pageSize + 1);
  return toPage(found, (row) => [row.time.toISOString(), row.event.id], toEvent);
}
