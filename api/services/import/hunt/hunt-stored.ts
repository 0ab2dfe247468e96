import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { bonusHunts } from '../../../db/schema/bonus-hunts';
import { games } from '../../../db/schema/games';
import { huntBonuses } from '../../../db/schema/hunt-bonuses';
import { huntGuesses } from '../../../db/schema/hunt-guesses';
import { sponsors } from '../../../db/schema/sponsors';
import { toPublication } from '../publication';

/** A stored hunt by the keys of a file's row; `stage` is where it really is, `guesses` how many guessed. */
export type StoredHunt = Awaited<ReturnType<typeof storedHunts>>[number];

const guesses = sql<number>`(
  select count(*) from ${huntGuesses} where hunt_id = ${bonusHunts.id}
)`.mapWith(Number);

/** The hunts of these slugs. */
export async function storedHunts(db: Database, slugs: readonly string[]) {
  const rows = await db
    .select({ ...getTableColumns(bonusHunts), sponsor: sponsors.slug, guesses })
    .from(bonusHunts)
    .leftJoin(sponsors, eq(sponsors.id, bonusHunts.sponsorId))
    .where(inArray(bonusHunts.slug, [...slugs]));
  const bonuses = await readBonuses(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ state: stage, ...row }) => ({
    ...row,
    stage,
    state: toPublication(stage),
    bonuses: bonuses.filter(({ huntId }) => huntId === row.id).map(({ huntId: _, ...bonus }) => bonus),
  }));
}

async function readBonuses(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { huntId, gameName, bet, win, flag, state } = huntBonuses;
  return db
    .select({ huntId, game: games.slug, gameName, bet, win, flag, state })
    .from(huntBonuses)
    .leftJoin(games, eq(games.id, huntBonuses.gameId))
    .where(inArray(huntId, [...ids]))
    .orderBy(asc(huntId), asc(huntBonuses.position));
}
