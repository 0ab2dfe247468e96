import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { events } from '../../db/schema/events';

/** How many events a run moved on. */
export interface AdvancedEvents {
  readonly opened: number;
  readonly ended: number;
}

/** Opens the events whose start has come and hands those whose end has to the judges; both at once is both. */
export async function advanceEvents({
  db,
  clock,
}: Pick<ServiceContext, 'db' | 'clock'>): Promise<AdvancedEvents> {
  const now = new Date(clock.now());
  const opened = await db
    .update(events)
    .set({ state: 'live', updatedAt: now })
    .where(and(eq(events.state, 'upcoming'), lte(events.startsAt, now), gt(events.endsAt, now)))
    .returning({ id: events.id });
  const ended = await db
    .update(events)
    .set({ state: 'judging', updatedAt: now })
    .where(and(inArray(events.state, ['upcoming', 'live']), lte(events.endsAt, now)))
    .returning({ id: events.id });
  return { opened: opened.length, ended: ended.length };
}
