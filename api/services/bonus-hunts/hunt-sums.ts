import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { games } from '../../db/schema/games';
import { huntBonuses } from '../../db/schema/hunt-bonuses';
import { gameRefColumns } from '../games/game-ref';

const { state, bet, win } = huntBonuses;
const counts = sql`${state} <> 'void'`;
const opened = sql`${state} = 'opened'`;
const x = sql`${win}::numeric / ${bet}`;

/** The sums of one hunt's bonuses (`HuntSums`), for a lateral join: one pass over the hunt's own rows. */
export function huntSums(db: Database) {
  return db
    .select({
      bonusCount: sql<number>`(count(*) filter (where ${counts}))::int`.as('bonus_count'),
      openedCount: sql<number>`(count(*) filter (where ${opened}))::int`.as('opened_count'),
      betSum: sql<number>`coalesce(sum(${bet}) filter (where ${counts}), 0)::float8`.as('bet_sum'),
      leftBetSum: sql<number>`coalesce(sum(${bet}) filter (where ${counts} and not ${opened}), 0)::float8`.as(
        'left_bet_sum',
      ),
      winSum: sql<number>`coalesce(sum(${win}) filter (where ${opened}), 0)::float8`.as('win_sum'),
      xSum: sql<number>`coalesce(sum(${x}) filter (where ${opened}), 0)::float8`.as('x_sum'),
      bestX: sql<number | null>`(max(${x}) filter (where ${opened}))::float8`.as('best_x'),
    })
    .from(huntBonuses)
    .where(eq(huntBonuses.huntId, bonusHunts.id))
    .as('sums');
}

/** The bonus with the highest X, the one opened first among equals. */
export function bestBonus(db: Database) {
  return db
    .select({
      slug: sql<string | null>`${gameRefColumns.slug}`.as('best_slug'),
      name: sql<string>`coalesce(${games.name}, ${huntBonuses.gameName})`.as('best_name'),
      providerCode: sql<string | null>`${gameRefColumns.provider_code}`.as('best_provider'),
      image: sql<string | null>`${gameRefColumns.image}`.as('best_image'),
    })
    .from(huntBonuses)
    .leftJoin(games, eq(games.id, huntBonuses.gameId))
    .where(and(eq(huntBonuses.huntId, bonusHunts.id), eq(huntBonuses.state, 'opened')))
    .orderBy(desc(x), huntBonuses.position)
    .limit(1)
    .as('best');
}
