import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { EventScoreInput } from '@/contract/event-results';
import type { ServiceContext } from '../../context';
import { eventEntries } from '../../db/schema/event-entries';
import { eventScores } from '../../db/schema/event-scores';
import { type Transaction, transact } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { lockEvent } from './lock-event';

interface Scored extends EventScoreInput {
  readonly slug: string;
  readonly entryId: number;
  readonly jurorId: string;
}

/**
 * A juror's score of an approved entry of a custom event; the mean of all of them ranks it. `closed` before the event is on and once
 * its result stands, `forbidden` for the juror's own entry (T-AZ-6), `not_found`. The event's row is held: no score comes between the
 * ranking and the prizes.
 */
export async function scoreEntry(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { slug, entryId, jurorId, score }: Scored,
): Promise<void> {
  await transact(db, async (tx) => {
    const event = await lockEvent(tx, slug);
    const entry = await approvedEntry(tx, event.id, entryId);
    if (event.type !== 'custom' || (event.state !== 'live' && event.state !== 'judging'))
      throw new ServiceError('closed');
    if (entry.userId === jurorId) throw new ServiceError('forbidden');
    const given = { score, scoredAt: new Date(clock.now()) };
    await tx
      .insert(eventScores)
      .values({ entryId, jurorId, ...given })
      .onConflictDoUpdate({ target: [eventScores.entryId, eventScores.jurorId], set: given });
    await rankByMean(tx, entryId);
    await countBest(tx, entry);
  });
}

async function approvedEntry(tx: Transaction, eventId: number, entryId: number) {
  const [entry] = await tx
    .select({ userId: eventEntries.userId, eventId: eventEntries.eventId })
    .from(eventEntries)
    .where(
      and(
        eq(eventEntries.id, entryId),
        eq(eventEntries.eventId, eventId),
        eq(eventEntries.review, 'approved'),
      ),
    );
  if (!entry) throw new ServiceError('not_found');
  return entry;
}

async function rankByMean(tx: Transaction, entryId: number): Promise<void> {
  const mean = sql`(select round(avg(${eventScores.score}), 2) from ${eventScores} where ${eventScores.entryId} = ${entryId})`;
  await tx.update(eventEntries).set({ score: mean }).where(eq(eventEntries.id, entryId));
}

/** Of a member's approved entries the best counts; at the same score the one handed in first. */
async function countBest(
  tx: Transaction,
  { eventId, userId }: Pick<typeof eventEntries.$inferSelect, 'eventId' | 'userId'>,
): Promise<void> {
  const { id, score, submittedAt, counts, review } = eventEntries;
  const isOwn = and(
    eq(eventEntries.eventId, eventId),
    eq(eventEntries.userId, userId),
    eq(review, 'approved'),
  );
  const [best] = await tx
    .select({ id, counts })
    .from(eventEntries)
    .where(isOwn)
    .orderBy(desc(score), asc(submittedAt), asc(id))
    .limit(1);
  if (!best || best.counts) return;
  await tx.update(eventEntries).set({ counts: false }).where(isOwn);
  await tx.update(eventEntries).set({ counts: true }).where(eq(id, best.id));
}
