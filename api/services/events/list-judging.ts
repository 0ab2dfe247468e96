import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { JudgedEntryWire, JudgedEventWire } from '@/contract/event-results';
import type { ServiceContext } from '../../context';
import { eventEntries } from '../../db/schema/event-entries';
import { eventScores } from '../../db/schema/event-scores';
import { events } from '../../db/schema/events';
import { users } from '../../db/schema/users';
import { openStates } from '../claims/review/common-moves';
import { readHistory } from '../claims/review/history';

type Db = ServiceContext['db'];
type Event = typeof events.$inferSelect;

const mostEvents = 50;
const mostEntries = 100;

/**
 * What waits for its result, soonest end first, and the custom events that are on: how much of each is still undecided, and of a
 * custom one the entries with their scores, those without any first.
 */
export async function listJudging(
  { db }: Pick<ServiceContext, 'db'>,
  jurorId: string,
): Promise<JudgedEventWire[]> {
  const { state, type, endsAt, id } = events;
  const found = await db
    .select()
    .from(events)
    .where(or(eq(state, 'judging'), and(eq(state, 'live'), eq(type, 'custom'))))
    .orderBy(asc(endsAt), asc(id))
    .limit(mostEvents);
  return Promise.all(found.map((event) => judgedEvent(db, event, jurorId)));
}

async function judgedEvent(db: Db, event: Event, jurorId: string): Promise<JudgedEventWire> {
  const isOpen = and(eq(eventEntries.eventId, event.id), inArray(eventEntries.review, [...openStates]));
  const entries = event.type === 'custom' ? await readEntries(db, event.id, jurorId) : [];
  return {
    slug: event.slug,
    title: event.title,
    type: event.type,
    state: event.state === 'live' ? 'live' : 'judging',
    ends_at: event.endsAt.toISOString(),
    pending: await db.$count(eventEntries, isOpen),
    unscored: entries.filter(({ scores }) => scores === 0).length,
    entries,
  };
}

async function readEntries(db: Db, eventId: number, jurorId: string): Promise<JudgedEntryWire[]> {
  const scores = sql<number>`(select count(*)::int from ${eventScores} as g where g.entry_id = ${eventEntries.id})`;
  const own = sql<number | null>`(select g.score from ${eventScores} as g
    where g.entry_id = ${eventEntries.id} and g.juror_id = ${jurorId})`.mapWith(eventScores.score);
  const rows = await db
    .select({ entry: eventEntries, username: users.username, scores, own })
    .from(eventEntries)
    .innerJoin(users, eq(users.id, eventEntries.userId))
    .where(and(eq(eventEntries.eventId, eventId), eq(eventEntries.review, 'approved')))
    .orderBy(sql`${scores} > 0`, asc(eventEntries.submittedAt), asc(eventEntries.id))
    .limit(mostEntries);
  const history = await readHistory(
    db,
    'event',
    rows.map(({ entry }) => entry.id),
  );
  return rows.map(({ entry, username, scores: given, own: ownScore }) => ({
    id: entry.id,
    username,
    is_own: entry.userId === jurorId,
    game_name: entry.gameName,
    link: entry.link,
    files: (history.get(entry.id) ?? []).flatMap(({ files }) => files),
    submitted_at: entry.submittedAt.toISOString(),
    score: entry.score,
    scores: given,
    own_score: ownScore,
  }));
}
