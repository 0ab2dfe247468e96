import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { buyEntries } from '../../db/schema/buy-entries';
import { games } from '../../db/schema/games';
import { huntBonuses } from '../../db/schema/hunt-bonuses';
import { wins } from '../../db/schema/wins';
import type { GameSums } from '../../formulas/game-figures';

const huntX = sql`${huntBonuses.win}::numeric / ${huntBonuses.bet}`;
const buyX = sql`${buyEntries.win}::numeric / ${buyEntries.bet}`;

/** What hunts know of one game (`GameSums`), for a lateral join. A hunt's bonuses have no cost of their own. */
export function gameHuntSums(db: Database) {
  return db
    .select({
      count: sql<number>`count(*)::int`.as('hunt_count'),
      xSum: sql<number>`coalesce(sum(${huntX}), 0)::float8`.as('hunt_x_sum'),
      bestX: sql<number | null>`max(${huntX})::float8`.as('hunt_best_x'),
      costXSum: sql<number>`0::float8`.as('hunt_cost_x_sum'),
    })
    .from(huntBonuses)
    .where(and(eq(huntBonuses.gameId, games.id), sql`${huntBonuses.state} = 'opened'`))
    .as('hunted');
}

/** What bonus buys know of one game, for a lateral join. */
export function gameBuySums(db: Database) {
  return db
    .select({
      count: sql<number>`count(*)::int`.as('buy_count'),
      xSum: sql<number>`coalesce(sum(${buyX}), 0)::float8`.as('buy_x_sum'),
      bestX: sql<number | null>`max(${buyX})::float8`.as('buy_best_x'),
      costXSum: sql<number>`coalesce(sum(${buyEntries.cost}::numeric / ${buyEntries.bet}), 0)::float8`.as(
        'buy_cost_x_sum',
      ),
    })
    .from(buyEntries)
    .where(and(eq(buyEntries.gameId, games.id), sql`${buyEntries.state} = 'done'`))
    .as('bought');
}

/** The X of each of a game's bonuses out of hunts. */
export function gameHuntXs(db: Database, gameId: number) {
  return db
    .select({ x: sql<number>`${huntX}`.as('x') })
    .from(huntBonuses)
    .where(and(eq(huntBonuses.gameId, gameId), sql`${huntBonuses.state} = 'opened'`));
}

/** The X of each of a game's bought bonuses. */
export function gameBuyXs(db: Database, gameId: number) {
  return db
    .select({ x: sql<number>`${buyX}`.as('x') })
    .from(buyEntries)
    .where(and(eq(buyEntries.gameId, gameId), sql`${buyEntries.state} = 'done'`));
}

/** What viewers' approved wins know of one game. Viewers send what went well: these sums are never added to the others. */
export async function gameWinSums(db: Database, gameId: number): Promise<GameSums> {
  const x = sql`${wins.win}::numeric / ${wins.bet}`;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      xSum: sql<number>`coalesce(sum(${x}), 0)::float8`,
      bestX: sql<number | null>`max(${x})::float8`,
    })
    .from(wins)
    .where(and(eq(wins.gameId, gameId), sql`${wins.review} = 'approved'`));
  return { count: row?.count ?? 0, xSum: row?.xSum ?? 0, bestX: row?.bestX ?? null, costXSum: 0 };
}
