import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { eventEntries } from '../../../db/schema/event-entries';
import { eventGames } from '../../../db/schema/event-games';
import { eventParticipants } from '../../../db/schema/event-participants';
import { events } from '../../../db/schema/events';
import { games } from '../../../db/schema/games';
import { sponsors } from '../../../db/schema/sponsors';
import { lockRows } from '../lock-rows';
import { toPublication } from '../publication';

/** A stored event by the keys of a file's row; `stage` is where it really is, `taking` how many take part, wait or handed something in. */
export type StoredEvent = Awaited<ReturnType<typeof storedEvents>>[number];

const taking = sql<number>`(select count(*) from (
  select user_id from ${eventParticipants} where event_id = ${events.id} and state <> 'withdrawn'
  union select user_id from ${eventEntries} where event_id = ${events.id}
) as part)`.mapWith(Number);

/** The events of these slugs, held. */
export async function storedEvents(db: Database, slugs: readonly string[]) {
  await lockRows(db, events, slugs);
  const rows = await db
    .select({ ...getTableColumns(events), sponsor: sponsors.slug, taking })
    .from(events)
    .leftJoin(sponsors, eq(sponsors.id, events.sponsorId))
    .where(inArray(events.slug, [...slugs]));
  const gamesOf = await gameSlugs(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ state: stage, ...row }) => ({
    ...row,
    stage,
    state: toPublication(stage),
    games: gamesOf.get(row.id) ?? [],
  }));
}

async function gameSlugs(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const found = new Map<number, string[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ eventId: eventGames.eventId, slug: games.slug })
    .from(eventGames)
    .innerJoin(games, eq(games.id, eventGames.gameId))
    .where(inArray(eventGames.eventId, [...ids]))
    .orderBy(asc(eventGames.eventId), asc(eventGames.position));
  for (const { eventId, slug } of rows) found.set(eventId, [...(found.get(eventId) ?? []), slug]);
  return found;
}
