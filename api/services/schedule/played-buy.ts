import { and, desc, eq, sql } from 'drizzle-orm';
import type { NowPlayingWire } from '@/contract/schedule';
import type { ServiceContext } from '../../context';
import { buyEntries } from '../../db/schema/buy-entries';
import { buySessions } from '../../db/schema/buy-sessions';
import { games } from '../../db/schema/games';

type PlayedBuy = Extract<NowPlayingWire, { kind: 'buy' }>;

/** The bought bonus that is being played. One statement. */
export async function playedBuy({ db }: Pick<ServiceContext, 'db'>): Promise<PlayedBuy | null> {
  const { slug, title, currency, state, startedAt } = buySessions;
  const { position, bet, cost, gameName } = buyEntries;
  const [row] = await db
    .select({
      slug,
      title,
      currency,
      position,
      bet,
      cost,
      game_name: sql<string>`coalesce(${games.name}, ${gameName})`,
      entry_count: sql<number>`(select count(*)::int from ${buyEntries} as e where e.session_id = ${buySessions.id} and e.state <> 'skipped')`,
    })
    .from(buyEntries)
    .innerJoin(buySessions, eq(buySessions.id, buyEntries.sessionId))
    .leftJoin(games, eq(games.id, buyEntries.gameId))
    .where(and(eq(state, 'live'), eq(buyEntries.state, 'playing')))
    .orderBy(desc(startedAt), desc(position))
    .limit(1);
  return row ? { kind: 'buy', ...row } : null;
}
