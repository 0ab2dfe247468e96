import { and, desc, eq, sql } from 'drizzle-orm';
import type { GamePlayWire } from '@/contract/games';
import type { Database } from '../../db/client';
import { huntKind } from '../../db/kinds/bonus-hunts';
import { winKind } from '../../db/kinds/wins';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntBonuses } from '../../db/schema/hunt-bonuses';
import { users } from '../../db/schema/users';
import { wins } from '../../db/schema/wins';
import { publicName } from '../../formulas/public-name';
import { buyRows } from './buy-rows';
import { toPlay } from './to-play';

/** How many of each the page of a game shows. */
const shown = 12;

/** The game's newest bonuses out of hunts, one statement. */
export async function huntPlays(db: Database, gameId: number): Promise<GamePlayWire[]> {
  const rows = await db
    .select({
      slug: bonusHunts.slug,
      title: bonusHunts.title,
      currency: bonusHunts.currency,
      bet: huntBonuses.bet,
      cost: sql<null>`null`,
      win: huntBonuses.win,
      playedAt: bonusHunts.startedAt,
    })
    .from(huntBonuses)
    .innerJoin(bonusHunts, eq(bonusHunts.id, huntBonuses.huntId))
    .where(and(eq(huntBonuses.gameId, gameId), sql`${huntBonuses.state} = 'opened'`, huntKind.shown()))
    .orderBy(desc(huntBonuses.id))
    .limit(shown);
  return rows.map(toPlay);
}

/** The game's newest bought bonuses, one statement. */
export async function buyPlays(db: Database, gameId: number): Promise<GamePlayWire[]> {
  return (await buyRows(db, gameId).limit(shown)).map(toPlay);
}

/** The newest approved wins of the game, one statement; with the names that everybody sees. */
export async function winPlays(db: Database, gameId: number): Promise<GamePlayWire[]> {
  const rows = await db
    .select({
      id: wins.id,
      username: users.username,
      nickname: users.nickname,
      currency: wins.currency,
      bet: wins.bet,
      win: wins.win,
      approvedAt: wins.approvedAt,
    })
    .from(wins)
    .innerJoin(users, eq(users.id, wins.userId))
    .where(and(eq(wins.gameId, gameId), winKind.shown()))
    .orderBy(desc(wins.approvedAt), desc(wins.id))
    .limit(shown);
  return rows.map(({ id, username, nickname, approvedAt, ...row }) =>
    toPlay({
      ...row,
      slug: String(id),
      title: publicName({ username, nickname }),
      cost: null,
      playedAt: approvedAt ?? new Date(0),
    }),
  );
}
