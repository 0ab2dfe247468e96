import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EventResultInput } from '@/contract/event-results';
import type { ServiceContext, Writing } from '../../context';
import { eventEntries } from '../../db/schema/event-entries';
import { eventParticipants } from '../../db/schema/event-participants';
import { events } from '../../db/schema/events';
import { type Transaction, transact } from '../../db/transact';
import { invalidField, ServiceError } from '../../service-error';
import { openStates } from '../claims/review/common-moves';
import { awardPrizes } from '../prizes/award-prizes';
import type { Placed } from '../prizes/contest';
import { tellCancelled, tellResult } from '../prizes/tell-result';
import { lockEvent } from './lock-event';
import { unscoredEntries } from './unscored-entries';

type Event = typeof events.$inferSelect;
type LedgerWriting = Pick<Writing, 'tx' | 'clock'>;

/**
 * Ends an event for good: its result stands and its prizes are given, or it is cancelled with a reason. One transaction that holds the
 * event's row, so that of two decisions one comes first and the other is a `conflict` (ADR 134). To finish, it must be over, and nothing
 * may be under review or, where a jury decides, without a score: `conflict`. `not_found`; 422 on `reason`.
 */
export async function decideEvent(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { slug, input: { action, reason } }: { readonly slug: string; readonly input: EventResultInput },
): Promise<void> {
  if (action === 'cancel' && reason === undefined) throw invalidField('reason', 'required');
  await transact(db, async (tx) => {
    const event = await lockEvent(tx, slug);
    if (action === 'cancel') return cancel({ tx, clock }, event, reason ?? null);
    return finish({ tx, clock }, event);
  });
}

async function finish({ tx, clock }: LedgerWriting, event: Event): Promise<void> {
  if (event.state !== 'judging' || (await isUndecided(tx, event))) throw new ServiceError('conflict');
  await moveTo({ tx, clock }, event, 'finished');
  const contest = { area: 'event', ...event } as const;
  const ranking = await readRanking(tx, event.id);
  const prized = await awardPrizes({ tx, clock }, contest, ranking);
  const ranks = new Map(ranking.map(({ userId, place }) => [userId, place]));
  const all = (await takingPart(tx, event.id)).map((userId) => ({ userId, rank: ranks.get(userId) ?? null }));
  await tellResult(tx, contest, { all, but: prized });
}

async function cancel({ tx, clock }: LedgerWriting, event: Event, reason: string | null): Promise<void> {
  if (event.state === 'finished' || event.state === 'cancelled') throw new ServiceError('conflict');
  await moveTo({ tx, clock }, event, 'cancelled');
  const userIds = await takingPart(tx, event.id);
  await tellCancelled(tx, { area: 'event', ...event }, { userIds, reason });
}

/** The state is compared again in the statement that sets it. */
async function moveTo(
  { tx, clock }: LedgerWriting,
  { id, state }: Event,
  to: 'finished' | 'cancelled',
): Promise<void> {
  const moved = await tx
    .update(events)
    .set({ state: to, updatedAt: new Date(clock.now()) })
    .where(and(eq(events.id, id), eq(events.state, state)))
    .returning({ id: events.id });
  if (moved.length !== 1) throw new ServiceError('conflict');
}

async function isUndecided(tx: Transaction, { id, type }: Event): Promise<boolean> {
  const isOpen = and(eq(eventEntries.eventId, id), inArray(eventEntries.review, [...openStates]));
  if ((await tx.$count(eventEntries, isOpen)) > 0) return true;
  return type === 'custom' && (await tx.$count(eventEntries, unscoredEntries(id))) > 0;
}

/** As the event's page shows it: the higher score first, the earlier entry at a tie. */
async function readRanking(tx: Transaction, eventId: number): Promise<Placed[]> {
  const { userId, score, submittedAt, id, counts } = eventEntries;
  const rows = await tx
    .select({ userId })
    .from(eventEntries)
    .where(and(eq(eventEntries.eventId, eventId), counts))
    .orderBy(sql`(-${score})`, submittedAt, id);
  return rows.map((row, at) => ({ ...row, place: at + 1 }));
}

/** Who joined, who waits, and whose entries were approved. */
async function takingPart(tx: Transaction, eventId: number): Promise<string[]> {
  const joined = tx
    .select({ userId: eventParticipants.userId })
    .from(eventParticipants)
    .where(
      and(eq(eventParticipants.eventId, eventId), inArray(eventParticipants.state, ['joined', 'waitlist'])),
    );
  const entered = tx
    .select({ userId: eventEntries.userId })
    .from(eventEntries)
    .where(and(eq(eventEntries.eventId, eventId), eventEntries.counts));
  const rows = await joined.union(entered);
  return rows.map(({ userId }) => userId);
}
