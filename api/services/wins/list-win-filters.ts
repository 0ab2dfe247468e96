import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { GameRefWire } from '@/contract/games';
import type { ServiceContext } from '../../context';
import { games } from '../../db/schema/games';
import { storedCounts } from '../../db/schema/stored-counts';
import { isCountOf } from '../../db/stored-counts';
import { gameRefColumns } from '../games/game-ref';

interface WinFilters {
  readonly games: (GameRefWire & { count: number })[];
  readonly providers: { code: string; count: number }[];
}

/**
 * The games and the providers that have approved wins, most first. One query, which reads a stored count for each game and no win
 * (ADR 135); the counts of a provider are its games'.
 */
export async function listWinFilters(ctx: ServiceContext): Promise<WinFilters> {
  const rows = await ctx.db
    .select({ ...gameRefColumns, count: storedCounts.count })
    .from(storedCounts)
    .innerJoin(games, eq(games.id, storedCounts.parentId))
    .where(and(isCountOf('game_wins'), gt(storedCounts.count, 0)))
    .orderBy(desc(storedCounts.count), asc(games.name));
  return { games: rows, providers: toProviders(rows) };
}

function toProviders(rows: readonly { provider_code: string; count: number }[]) {
  const totals = new Map<string, number>();
  for (const { provider_code, count } of rows) {
    totals.set(provider_code, (totals.get(provider_code) ?? 0) + count);
  }
  return [...totals]
    .map(([code, total]) => ({ code, count: total }))
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code));
}
