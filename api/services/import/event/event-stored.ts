import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { eventEntries } from '../../../db/schema/event-entries';
import { eventGames } from '../../../db/schema/event-games';
import { eventParticipants } from '../../../db/schema/event-participants';
import { events } from '../../../db/schema/events';
import { games } from '../../../db/schema/games';
import { sponsors } from '../../../db/schema/sponsors';
import { toPublication } from '../publication';

/** A stored event by the keys of a file's row; `stage` is where it really is, `taking` how many take part, wait or handed something in. */
export type StoredEvent = Awaited<ReturnType<typeof storedEvents>>[number];

const taking = sql<number>`(select count(*) from (
  select user_id from ${eventParticipants} where event_id = ${events.id} and state <> 'withdrawn'
  union select user_id from ${eventEntries} where event_id = ${events.id}
) as part)`.mapWith(Number);

const gameSlugs = sql<string[]>`array(
  select g.slug from ${eventGames} as e join ${games} as g on g.id = e.game_id
  where e.event_id = ${events.id} order by e.position
)`;

/** The events of these slugs. */
export async function storedEvents(db: Database, slugs: readonly string[]) {
  const rows = await db
    .select({ ...getTableColumns(events), sponsor: sponsors.slug, taking, games: gameSlugs })
    .from(events)
    .leftJoin(sponsors, eq(sponsors.id, events.sponsorId))
    .where(inArray(events.slug, [...slugs]));
  return rows.map(({ state: stage, ...row }) => ({ ...row, stage, state: toPublication(stage) }));
}
