import { and, inArray, lte, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { wagerEvents } from '../../db/schema/wager-events';

type State = (typeof wagerEvents.$inferSelect)['state'];

/**
 * Writes down what the clock has moved on: begun, ended, open to objections, final. Answers how many events changed. Each step is
 * one conditional update, so any number of jobs may run.
 */
export async function advanceWagerEvents({
  db,
  clock,
}: Pick<ServiceContext, 'db' | 'clock'>): Promise<{ readonly moved: number }> {
  const now = new Date(clock.now());
  const steps: readonly (readonly [readonly State[], SQL, State])[] = [
    [['scheduled'], lte(wagerEvents.startsAt, now), 'live'],
    [['live'], lte(wagerEvents.endsAt, now), 'awaiting_data'],
    [['provisional'], lte(wagerEvents.disputeFrom, now), 'dispute'],
    [['dispute'], lte(wagerEvents.disputeUntil, now), 'final'],
  ];
  let moved = 0;
  for (const [from, isDue, to] of steps) {
    const rows = await db
      .update(wagerEvents)
      .set({ state: to })
      .where(and(inArray(wagerEvents.state, [...from]), isDue))
      .returning({ id: wagerEvents.id });
    moved += rows.length;
  }
  return { moved };
}
