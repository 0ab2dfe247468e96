import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { sponsors } from '../../../db/schema/sponsors';
import { tournamentParticipants } from '../../../db/schema/tournament-participants';
import { tournaments } from '../../../db/schema/tournaments';
import { toPublication } from '../publication';

/** A stored tournament by the keys of a file's row; `stage` is where it really is, `taking` how many are registered or wait. */
export type StoredTournament = Awaited<ReturnType<typeof storedTournaments>>[number];

const taking = sql<number>`(
  select count(*) from ${tournamentParticipants}
  where tournament_id = ${tournaments.id} and ${tournamentParticipants.state} <> 'withdrawn'
)`.mapWith(Number);

/** The tournaments of these slugs. */
export async function storedTournaments(db: Database, slugs: readonly string[]) {
  const rows = await db
    .select({ ...getTableColumns(tournaments), sponsor: sponsors.slug, taking })
    .from(tournaments)
    .leftJoin(sponsors, eq(sponsors.id, tournaments.sponsorId))
    .where(inArray(tournaments.slug, [...slugs]));
  return rows.map(({ state: stage, ...row }) => ({ ...row, stage, state: toPublication(stage) }));
}
