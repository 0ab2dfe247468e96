import { and, asc, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { GameRefWire } from '@/contract/games';
import type { ServiceContext } from '../../context';
import { games } from '../../db/schema/games';
import { wins } from '../../db/schema/wins';
import { gameRefColumns } from '../games/game-ref';

interface WinFilters {
  readonly games: (GameRefWire & { count: number })[];
  readonly providers: { code: string; count: number }[];
}

/** The games and the providers that have approved wins, most first. One query: the counts of a provider are its games'. */
export async function listWinFilters(ctx: ServiceContext): Promise<WinFilters> {
  const perGame = ctx.db
    .select({ gameId: wins.gameId, total: count().as('total') })
    .from(wins)
    .where(and(eq(wins.review, 'approved'), isNotNull(wins.gameId)))
    .groupBy(wins.gameId)
    .as('per_game');
  const rows = await ctx.db
    .select({ ...gameRefColumns, count: perGame.total })
    .from(perGame)
    .innerJoin(games, eq(games.id, perGame.gameId))
    .orderBy(desc(perGame.total), asc(games.name));
  return { games: rows, providers: providersOf(rows) };
}

function providersOf(rows: readonly { provider_code: string; count: number }[]) {
  const totals = new Map<string, number>();
  for (const { provider_code, count } of rows) {
    totals.set(provider_code, (totals.get(provider_code) ?? 0) + count);
  }
  return [...totals]
    .map(([code, total]) => ({ code, count: total }))
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code));
}
