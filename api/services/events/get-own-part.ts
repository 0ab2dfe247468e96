import { and, desc, eq, lt } from 'drizzle-orm';
import type { OwnEventPartWire } from '@/contract/events';
import type { ServiceContext } from '../../context';
import { eventKind } from '../../db/kinds/events';
import { eventEntries } from '../../db/schema/event-entries';
import { eventParticipants } from '../../db/schema/event-participants';
import { events } from '../../db/schema/events';
import { ServiceError } from '../../service-error';
import { eventChecks } from './event-checks';
import { eventWindows } from './event-windows';
import { ownParticipation } from './own-participation';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** More tries than anybody is given; nobody reads a longer list. */
const mostEntries = 50;

/** A member's own part of an event, and what can be done at this moment. Unknown or a draft: `not_found`. */
export async function getOwnPart(
  ctx: Context,
  { userId, slug }: { readonly userId: string; readonly slug: string },
): Promise<OwnEventPartWire> {
  const [event] = await ctx.db
    .select()
    .from(events)
    .where(and(eq(events.slug, slug), eventKind.shown()));
  if (!event) throw new ServiceError('not_found');
  const now = ctx.clock.now();
  const [participation, entries, checks] = await Promise.all([
    readParticipation(ctx, event.id, userId),
    readEntries(ctx, event.id, userId),
    eventChecks(ctx.db, { event, userId, now }),
  ]);
  const windows = eventWindows(event, now);
  const mayJoin = participation !== null || checks.every(({ is_met }) => is_met);
  const used = entries.filter(({ review }) => review !== 'rejected').length;
  const left = Math.max(0, event.maxEntriesPerUser - used);
  return {
    participation,
    entries,
    checks,
    entries_left: left,
    can_join: windows.join && participation === null && mayJoin,
    can_withdraw: windows.withdraw && participation !== null,
    can_submit: windows.submit && left > 0 && mayJoin && participation?.state !== 'waitlist',
  };
}

async function readParticipation({ db }: Context, eventId: number, userId: string) {
  const own = await ownParticipation(db, eventId, userId);
  if (!own || own.state === 'withdrawn') return null;
  if (own.state === 'joined') return { state: own.state, ahead: null };
  const { eventId: of, state, number } = eventParticipants;
  const isBefore = and(eq(of, eventId), eq(state, 'waitlist'), lt(number, own.number));
  return { state: own.state, ahead: await db.$count(eventParticipants, isBefore) };
}

async function readEntries({ db }: Context, eventId: number, userId: string) {
  const rows = await db
    .select()
    .from(eventEntries)
    .where(and(eq(eventEntries.eventId, eventId), eq(eventEntries.userId, userId)))
    .orderBy(desc(eventEntries.submittedAt), desc(eventEntries.id))
    .limit(mostEntries);
  return rows.map((row) => ({
    id: row.id,
    game_name: row.gameName,
    bet: row.bet,
    win: row.win,
    x: row.x,
    link: row.link,
    review: row.review,
    reject_reason: row.rejectReason,
    counts: row.counts,
    submitted_at: row.submittedAt.toISOString(),
  }));
}
