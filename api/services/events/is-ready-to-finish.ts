import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { eventEntries } from '../../db/schema/event-entries';
import type { events } from '../../db/schema/events';
import type { Transaction } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { drawOrder } from '../order-draws/draw-order';
import { findOrderDraw } from '../order-draws/find-order-draw';
import { freezeOrderDraw } from '../order-draws/freeze-order-draw';
import { isUndecided } from './is-undecided';

type Event = typeof events.$inferSelect;
type Needs = Pick<ServiceContext, 'clock' | 'beacon'>;

const { id, userId, eventId, counts, score } = eventEntries;

/**
 * Whether the result of an event can stand. Where the lot decides among equals and there are equals, all entries that count are frozen as the list of a draw,
 * and they wait for its round; once drawn, each has its place among equals. `conflict` while something is undecided. Call it while the event's row is held.
 */
export async function isReadyToFinish(tx: Transaction, needs: Needs, event: Event): Promise<boolean> {
  if (event.tieRule === 'earlier' || !(await hasEquals(tx, event.id))) return true;
  const draw = await findOrderDraw(tx, { kind: 'event', eventId: event.id });
  if (!draw || draw.drawnAt) return true;
  const name = `event:${event.slug}`;
  if (draw.frozenAt) {
    const order = await drawOrder(tx, { id: draw.id, name, drawnAt: new Date(needs.clock.now()) });
    if (order !== null) await placeEntries(tx, event.id, order);
    return order !== null;
  }
  if (event.state !== 'judging' || (await isUndecided(tx, event))) throw new ServiceError('conflict');
  const entries = await tx
    .select({ number: id, userId })
    .from(eventEntries)
    .where(and(eq(eventId, event.id), counts));
  await freezeOrderDraw(tx, needs, { draw, name, entries });
  return false;
}

async function hasEquals(tx: Transaction, of: number): Promise<boolean> {
  const equals = await tx
    .select({ score })
    .from(eventEntries)
    .where(and(eq(eventId, of), counts))
    .groupBy(score)
    .having(sql`count(*) > 1`)
    .limit(1);
  return equals.length > 0;
}

async function placeEntries(tx: Transaction, of: number, order: readonly number[]): Promise<void> {
  const tiePlace = sql`coalesce(array_position(${sql.param(order)}::bigint[], ${id}), 0)`;
  await tx.update(eventEntries).set({ tiePlace }).where(eq(eventId, of));
}
