import { asc, eq, sql } from 'drizzle-orm';
import type { StreamKind, StreamLine } from '@/contract/desk-stream';
import type { Database } from '../../db/client';
import { buyEntries } from '../../db/schema/buy-entries';
import { games } from '../../db/schema/games';
import { huntBonuses } from '../../db/schema/hunt-bonuses';
import { users } from '../../db/schema/users';
import { streamKindRecords } from './stream-kind';

/** The lines of an entry in their order, with their keys, as the desk has them. */
export function readLines(
  db: Pick<Database, 'select'>,
  kind: StreamKind,
  entryId: number,
): Promise<readonly StreamLine[]> {
  return kind === 'bonus-hunts' ? readBonuses(db, entryId) : readBought(db, entryId);
}

async function readBonuses(db: Pick<Database, 'select'>, id: number): Promise<readonly StreamLine[]> {
  const { lineKey, gameName, bet, win, flag, state, huntId, gameId, position } = huntBonuses;
  const rows = await db
    .select({ key: lineKey, game: games.slug, name: shownName(gameName), bet, win, flag, state })
    .from(huntBonuses)
    .leftJoin(games, eq(games.id, gameId))
    .where(eq(huntId, id))
    .orderBy(asc(position));
  const { stateOf } = streamKindRecords['bonus-hunts'];
  return rows.map((row) => ({ ...row, cost: null, suggested_by: null, state: stateOf(row.state) }));
}

async function readBought(db: Pick<Database, 'select'>, id: number): Promise<readonly StreamLine[]> {
  const { lineKey, gameName, bet, cost, win, state, sessionId, gameId, position, suggestedBy } = buyEntries;
  const rows = await db
    .select({
      ...{ key: lineKey, game: games.slug, name: shownName(gameName), bet, cost, win, state },
      suggested_by: users.username,
    })
    .from(buyEntries)
    .leftJoin(games, eq(games.id, gameId))
    .leftJoin(users, eq(users.id, suggestedBy))
    .where(eq(sessionId, id))
    .orderBy(asc(position));
  const { stateOf } = streamKindRecords['bonus-buys'];
  return rows.map((row) => ({ ...row, flag: 'normal', state: stateOf(row.state) }));
}

function shownName(gameName: typeof huntBonuses.gameName | typeof buyEntries.gameName) {
  return sql<string>`coalesce(${games.name}, ${gameName})`;
}
