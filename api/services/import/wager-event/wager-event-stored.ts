import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { games } from '../../../db/schema/games';
import { sponsors } from '../../../db/schema/sponsors';
import { wagerEventGames } from '../../../db/schema/wager-event-games';
import { wagerEvents } from '../../../db/schema/wager-events';
import { wagerImports } from '../../../db/schema/wager-imports';
import { toPublication } from '../publication';

/** A stored wager event by the keys of a file's row; `stage` is where it really is, `hasFigures` whether the sponsor's stand. */
export type StoredWagerEvent = Awaited<ReturnType<typeof storedWagerEvents>>[number];

const hasFigures = sql<boolean>`exists (
  select from ${wagerImports} where event_id = ${wagerEvents.id}
)`;
const gameSlugs = sql<string[]>`array(
  select g.slug from ${wagerEventGames} as w join ${games} as g on g.id = w.game_id
  where w.event_id = ${wagerEvents.id}
)`;

/** The wager events of these slugs. */
export async function storedWagerEvents(db: Database, slugs: readonly string[]) {
  const rows = await db
    .select({ ...getTableColumns(wagerEvents), sponsor: sponsors.slug, hasFigures, games: gameSlugs })
    .from(wagerEvents)
    .innerJoin(sponsors, eq(sponsors.id, wagerEvents.sponsorId))
    .where(inArray(wagerEvents.slug, [...slugs]));
  return rows.map(({ state: stage, ...row }) => ({
    ...row,
    stage,
    state: toPublication(stage),
    games: row.games.toSorted(),
  }));
}
