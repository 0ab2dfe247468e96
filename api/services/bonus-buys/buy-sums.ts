import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { buyEntries } from '../../db/schema/buy-entries';
import { buySessions } from '../../db/schema/buy-sessions';
import { games } from '../../db/schema/games';
import { gameRefColumns } from '../games/game-ref';

const { state, bet, cost, win } = buyEntries;
const done = sql`${state} = 'done'`;
const xBet = sql`${win}::numeric / ${bet}`;

/** The sums of one session's entries (`BuySums`), for a lateral join. */
export function buySums(db: Database) {
  return db
    .select({
      entryCount: sql<number>`(count(*) filter (where ${state} <> 'skipped'))::int`.as('entry_count'),
      doneCount: sql<number>`(count(*) filter (where ${done}))::int`.as('done_count'),
      costSum: sql<number>`coalesce(sum(${cost}) filter (where ${done}), 0)::float8`.as('cost_sum'),
      winSum: sql<number>`coalesce(sum(${win}) filter (where ${done}), 0)::float8`.as('win_sum'),
      xSum: sql<number>`coalesce(sum(${xBet}) filter (where ${done}), 0)::float8`.as('x_sum'),
      bestXBet: sql<number | null>`(max(${xBet}) filter (where ${done}))::float8`.as('best_x_bet'),
      bestXCost: sql<number | null>`(max(${win}::numeric / ${cost}) filter (where ${done}))::float8`.as(
        'best_x_cost',
      ),
    })
    .from(buyEntries)
    .where(eq(buyEntries.sessionId, buySessions.id))
    .as('sums');
}

/** The entry with the highest win/bet, the one played first among equals. */
export function bestEntry(db: Database) {
  return db
    .select({
      slug: sql<string | null>`${gameRefColumns.slug}`.as('best_slug'),
      name: sql<string>`coalesce(${games.name}, ${buyEntries.gameName})`.as('best_name'),
      providerCode: sql<string | null>`${gameRefColumns.provider_code}`.as('best_provider'),
      image: sql<string | null>`${gameRefColumns.image}`.as('best_image'),
    })
    .from(buyEntries)
    .leftJoin(games, eq(games.id, buyEntries.gameId))
    .where(and(eq(buyEntries.sessionId, buySessions.id), eq(buyEntries.state, 'done')))
    .orderBy(desc(xBet), buyEntries.position)
    .limit(1)
    .as('best');
}
