import { and, eq, sql } from 'drizzle-orm';
import type { Writing } from '../../context';
import { eventEntries } from '../../db/schema/event-entries';
import type { events } from '../../db/schema/events';
import type { Transaction } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { awardPrizes } from '../prizes/award-prizes';
import type { Placed } from '../prizes/contest';
import { tellResult } from '../prizes/tell-result';
import { isUndecided } from './is-undecided';
import { moveEvent } from './move-event';
import { takingPart } from './taking-part';

type Event = typeof events.$inferSelect;
type LedgerWriting = Pick<Writing, 'tx' | 'clock'>;

/** Ends an event: its result stands and its prizes are given. `conflict` unless it is over and nothing is undecided. Call it while its row is held. */
export async function finishEvent({ tx, clock }: LedgerWriting, event: Event): Promise<void> {
  if (event.state !== 'judging' || (await isUndecided(tx, event))) throw new ServiceError('conflict');
  await moveEvent({ tx, clock }, event, 'finished');
  const contest = { area: 'event', ...event } as const;
  const ranking = await readRanking(tx, event.id);
  const prized = await awardPrizes({ tx, clock }, contest, ranking);
  const ranks = new Map(ranking.map(({ userId, place }) => [userId, place]));
  const all = (await takingPart(tx, event.id)).map((userId) => ({ userId, rank: ranks.get(userId) ?? null }));
  await tellResult(tx, contest, { all, but: prized });
}

/** As the event's page shows it: the higher score first, among equals whom the lot put first, else the earlier entry. */
async function readRanking(tx: Transaction, eventId: number): Promise<Placed[]> {
  const { userId, score, tiePlace, submittedAt, id, counts } = eventEntries;
  const rows = await tx
    .select({ userId })
    .from(eventEntries)
    .where(and(eq(eventEntries.eventId, eventId), counts))
    .orderBy(sql`(-${score})`, tiePlace, submittedAt, id);
  return rows.map((row, at) => ({ ...row, place: at + 1 }));
}
