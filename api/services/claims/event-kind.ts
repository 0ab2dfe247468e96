import { and, eq, inArray } from 'drizzle-orm';
import type { Writing } from '../../context';
import { eventEntries } from '../../db/schema/event-entries';
import { events } from '../../db/schema/events';
import { ServiceError } from '../../service-error';
import { commonMoves, openStates } from './review/common-moves';
import type { ReviewKind } from './review/review-kind';

type Entry = typeof eventEntries.$inferSelect;

/** Entries of events: an approval ranks the entry, and of a member's approved ones the best counts. */
export const eventKind: ReviewKind = {
  kind: 'event',
  table: eventEntries,
  columns: {
    id: eventEntries.id,
    userId: eventEntries.userId,
    sponsorId: null,
    state: eventEntries.review,
    createdAt: eventEntries.submittedAt,
    waitingSince: eventEntries.waitingSince,
    decidedAt: eventEntries.decidedAt,
  },
  open: openStates,
  isForSupport: false,
  moves: commonMoves,
  effect: async (writing, { id }, { action, text }) => {
    if (action === 'reject') return { columns: { reject_reason: text } };
    if (action !== 'approve') return {};
    const [row] = await writing.tx
      .select({ entry: eventEntries, title: events.title })
      .from(eventEntries)
      .innerJoin(events, eq(events.id, eventEntries.eventId))
      .where(eq(eventEntries.id, id));
    if (!row) throw new ServiceError('not_found');
    await assertOpen(writing, row.entry.eventId);
    const counts = await becomesBest(writing, row.entry);
    return {
      columns: { counts },
      notice: { kind: 'event_entry_approved', params: { title: row.title } },
    };
  },
  describe: async (db, ids) => {
    const rows = await db
      .select({
        entry: eventEntries,
        event: { slug: events.slug, title: events.title },
        currency: events.currency,
      })
      .from(eventEntries)
      .innerJoin(events, eq(events.id, eventEntries.eventId))
      .where(inArray(eventEntries.id, [...ids]));
    return new Map(
      rows.map(({ entry, event, currency }) => [entry.id, { event, currency, ...toDetails(entry) }]),
    );
  },
  about: () => ({ type: 'events' }),
};

/** Nothing enters a ranking whose result stands; the event's row is held, so that the result waits for who was before it. */
async function assertOpen({ tx }: Writing, eventId: number): Promise<void> {
  const { id, state } = events;
  const [event] = await tx.select({ state }).from(events).where(eq(id, eventId)).for('no key update');
  if (event?.state === 'finished' || event?.state === 'cancelled') throw new ServiceError('conflict');
}

/** Whether an entry is better than what counts of its member until now, which then counts no more; the earlier one wins a tie. */
async function becomesBest({ tx }: Writing, entry: Entry): Promise<boolean> {
  const { eventId, userId, counts, id } = eventEntries;
  const isOwn = and(eq(eventId, entry.eventId), eq(userId, entry.userId), eq(counts, true));
  const [best] = await tx.select().from(eventEntries).where(isOwn).for('update');
  if (!best) return true;
  const isBetter =
    entry.score > best.score || (entry.score === best.score && entry.submittedAt < best.submittedAt);
  if (isBetter) await tx.update(eventEntries).set({ counts: false }).where(eq(id, best.id));
  return isBetter;
}

function toDetails({ gameName, bet, win, x, link, siteUsername }: Entry) {
  return {
    ...(gameName ? { game_name: gameName } : {}),
    ...(bet === null ? {} : { bet }),
    ...(win === null ? {} : { win }),
    ...(x === null ? {} : { x }),
    ...(link ? { link } : {}),
    ...(siteUsername ? { site_username: siteUsername } : {}),
  };
}
