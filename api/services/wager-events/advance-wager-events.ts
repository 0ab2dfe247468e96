import { and, eq, inArray, lte, not, type SQL } from 'drizzle-orm';
import type { ServiceContext, Writing } from '../../context';
import { wagerEvents } from '../../db/schema/wager-events';
import { transact } from '../../db/transact';
import { hasOpenObjection } from '../objections/has-open-objection';
import { awardPrizes } from '../prizes/award-prizes';
import { wagerWinners } from './wager-winners';

type State = (typeof wagerEvents.$inferSelect)['state'];

/**
 * Writes down what the clock has moved on: begun, ended, open to objections, final, which gives the prizes in the same transaction.
 * Answers how many events changed. Each step is a conditional update, so any number of jobs may run.
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
  await waitForAnswers(db, now);
  const due = await db
    .select({ id: wagerEvents.id })
    .from(wagerEvents)
    .where(isFinal(now))
    .orderBy(wagerEvents.id);
  for (const { id } of due) if (await transact(db, (tx) => settleOne({ tx, clock }, id))) moved += 1;
  return { moved };
}

function isDue(now: Date) {
  return and(eq(wagerEvents.state, 'dispute'), lte(wagerEvents.disputeUntil, now));
}

const isObjected = hasOpenObjection('wager_event', wagerEvents.slug);

function isFinal(now: Date) {
  return and(isDue(now), not(isObjected));
}

/** A result that somebody still waits for an answer about is open for a day more, and says so. */
async function waitForAnswers(db: ServiceContext['db'], now: Date): Promise<void> {
  const disputeUntil = new Date(now.getTime() + dayMs);
  await db
    .update(wagerEvents)
    .set({ disputeUntil })
    .where(and(isDue(now), isObjected));
}

const dayMs = 24 * 3_600_000;

/** The state is compared in the statement that sets it: of two runs one gives the prizes (ADR 134). */
async function settleOne({ tx, clock }: Pick<Writing, 'tx' | 'clock'>, id: number): Promise<boolean> {
  const [event] = await tx
    .update(wagerEvents)
    .set({ state: 'final' })
    .where(and(eq(wagerEvents.id, id), isFinal(new Date(clock.now()))))
    .returning();
  if (!event) return false;
  await awardPrizes({ tx, clock }, { area: 'wager_event', ...event }, await wagerWinners(tx, event));
  return true;
}
