import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { events } from '../../db/schema/events';
import { orderDraws } from '../../db/schema/order-draws';
import { transact } from '../../db/transact';
import { finishEvent } from './finish-event';
import { isReadyToFinish } from './is-ready-to-finish';
import { lockEvent } from './lock-event';

/** Finishes the events whose result the team has let stand and whose lot among equals is drawn now, each in a transaction of its own. */
export async function finishDrawnEvents({
  db,
  clock,
  beacon,
}: Pick<ServiceContext, 'db' | 'clock' | 'beacon'>): Promise<{ readonly finished: number }> {
  const isWaiting = and(
    eq(events.state, 'judging'),
    isNotNull(orderDraws.frozenAt),
    isNull(orderDraws.drawnAt),
  );
  const waiting = await db
    .select({ slug: events.slug })
    .from(orderDraws)
    .innerJoin(events, eq(events.id, orderDraws.eventId))
    .where(isWaiting);
  let finished = 0;
  for (const { slug } of waiting) {
    const isDone = await transact(db, async (tx) => {
      const event = await lockEvent(tx, slug);
      if (event.state !== 'judging' || !(await isReadyToFinish(tx, { clock, beacon }, event))) return false;
      await finishEvent({ tx, clock }, event);
      return true;
    });
    if (isDone) finished += 1;
  }
  return { finished };
}
