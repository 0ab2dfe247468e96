import { and, count, eq, ne } from 'drizzle-orm';
import type { EventEntryInput } from '@/contract/events';
import type { Writing } from '../../context';
import { eventEntries } from '../../db/schema/event-entries';
import { ServiceError } from '../../service-error';
import { openClaim } from '../claims/review/open-claim';
import { checkEntry } from './check-entry';
import { entryGame } from './entry-game';
import { eventWindows } from './event-windows';
import { takePart } from './join-event';
import { lockEvent } from './lock-event';

/**
 * Hands in a member's entry of an event for review; who does not take part yet does so with it. `closed` while the event is not on,
 * `forbidden` for who waits for a place, `requirements_unmet` for who may not take part, `limit_reached` when the event's tries are used up (a rejected entry is none),
 * 422 by field, `not_found`. The event's row is held: two entries at once cannot both be the last one.
 */
export async function handInEntry(
  writing: Writing,
  {
    userId,
    slug,
    input,
  }: { readonly userId: string; readonly slug: string; readonly input: EventEntryInput },
): Promise<void> {
  const { tx, clock } = writing;
  const event = await lockEvent(tx, slug);
  const now = clock.now();
  if (!eventWindows(event, now).submit) throw new ServiceError('closed');
  const entry = checkEntry(event, input);
  const game = await entryGame(tx, event, input);
  if (!(await takePart({ tx, clock }, event, userId))) throw new ServiceError('forbidden');
  if ((await triesUsed(tx, event.id, userId)) >= event.maxEntriesPerUser)
    throw new ServiceError('limit_reached');
  const [stored] = await tx
    .insert(eventEntries)
    .values({ eventId: event.id, userId, ...entry, ...game, submittedAt: new Date(now) })
    .returning({ id: eventEntries.id });
  if (!stored) throw new ServiceError('internal');
  await openClaim(writing, {
    kind: 'event',
    id: stored.id,
    userId,
    text: undefined,
    files: input.file ?? [],
  });
}

/** How many of a member's tries are used: every entry that was not rejected. */
export async function triesUsed(
  tx: Pick<Writing['tx'], 'select'>,
  eventId: number,
  userId: string,
): Promise<number> {
  const { eventId: of, userId: member, review } = eventEntries;
  const [row] = await tx
    .select({ used: count() })
    .from(eventEntries)
    .where(and(eq(of, eventId), eq(member, userId), ne(review, 'rejected')));
  return row?.used ?? 0;
}
