import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { EventsQuery, EventView } from '@/contract/events';
import { eventKind } from '../../db/kinds/events';
import { events } from '../../db/schema/events';

/** Which events a list has and how they stand; the columns of the order go one way, and an index has them. */
export interface EventOrder {
  readonly where: SQL | undefined;
  readonly time: typeof events.startsAt | typeof events.endsAt;
  readonly direction: 'asc' | 'desc';
}

const views: Readonly<Record<EventView, EventOrder>> = {
  now: { where: inArray(events.state, ['live', 'judging']), time: events.endsAt, direction: 'asc' },
  upcoming: { where: eq(events.state, 'upcoming'), time: events.startsAt, direction: 'asc' },
  past: { where: inArray(events.state, ['finished', 'cancelled']), time: events.endsAt, direction: 'desc' },
};

/** The order of a list: a type alone is everything of that type, newest first; nothing asked for is what is on now. */
export function toEventOrder({ view, type }: EventsQuery): EventOrder {
  if (type === undefined) return views[view ?? 'now'];
  if (view !== undefined) return { ...views[view], where: and(views[view].where, eq(events.type, type)) };
  const where = and(eventKind.shown(), eq(events.type, type));
  return { where, time: events.startsAt, direction: 'desc' };
}
