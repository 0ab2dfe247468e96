import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { buyEntries } from '../../../db/schema/buy-entries';
import { buySessions } from '../../../db/schema/buy-sessions';
import { games } from '../../../db/schema/games';
import { sponsors } from '../../../db/schema/sponsors';
import { users } from '../../../db/schema/users';

/** A stored session by the keys of a file's row. */
export type StoredBuy = Awaited<ReturnType<typeof storedBuys>>[number];

/** The sessions of these slugs, with their entries in order. */
export async function storedBuys(db: Database, slugs: readonly string[]) {
  const rows = await db
    .select({ ...getTableColumns(buySessions), sponsor: sponsors.slug })
    .from(buySessions)
    .leftJoin(sponsors, eq(sponsors.id, buySessions.sponsorId))
    .where(inArray(buySessions.slug, [...slugs]));
  const entries = await readEntries(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    entries: entries
      .filter(({ sessionId }) => sessionId === row.id)
      .map(({ sessionId: _, ...entry }) => entry),
  }));
}

async function readEntries(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { sessionId, gameName, bet, cost, win, state } = buyEntries;
  return db
    .select({ sessionId, game: games.slug, gameName, bet, cost, win, state, suggestedBy: users.username })
    .from(buyEntries)
    .leftJoin(games, eq(games.id, buyEntries.gameId))
    .leftJoin(users, eq(users.id, buyEntries.suggestedBy))
    .where(inArray(sessionId, [...ids]))
    .orderBy(asc(sessionId), asc(buyEntries.position));
}
