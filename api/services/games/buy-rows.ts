import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { buySessionKind } from '../../db/kinds/buy-sessions';
import { buyEntries } from '../../db/schema/buy-entries';
import { buySessions } from '../../db/schema/buy-sessions';

/**
 * The bonuses of a game that were bought and played, the newest first and drafts left out, in one statement by
 * `buy_entries_game_index`; the caller says after which and how many.
 */
export function buyRows(db: Database, gameId: number | SQLWrapper, after?: SQL) {
  return db
    .select({
      id: buyEntries.id,
      slug: buySessions.slug,
      title: buySessions.title,
      currency: buySessions.currency,
      bet: buyEntries.bet,
      cost: buyEntries.cost,
      win: buyEntries.win,
      playedAt: buySessions.startedAt,
    })
    .from(buyEntries)
    .innerJoin(buySessions, eq(buySessions.id, buyEntries.sessionId))
    .where(
      and(eq(buyEntries.gameId, gameId), sql`${buyEntries.state} = 'done'`, buySessionKind.shown(), after),
    )
    .orderBy(desc(buyEntries.id))
    .$dynamic();
}
