import type { games } from '../db/schema/games';
import { classicGames } from './games/classic';
import type { GameSeed } from './games/game-seed';
import { highGames } from './games/high';
import { tableGames } from './games/table';

type GameRow = typeof games.$inferInsert;

/** The rows of the demo's games. */
export function gameRows(): GameRow[] {
  return [
    ...highGames.map((seed) => toRow(seed, { volatility: toVolatility(seed), hasBonusBuy: true })),
    ...classicGames.map((seed) => toRow(seed, { volatility: toVolatility(seed), hasBonusBuy: false })),
    ...tableGames.map((seed) => toRow(seed, { volatility: 'low', hasBonusBuy: false })),
  ];
}

function toRow([name, slug, providerCode, rtp, maxWinX]: GameSeed, more: Partial<GameRow>): GameRow {
  return { name, slug, providerCode, rtp, maxWinX, image: `/games/${slug}.webp`, ...more };
}

function toVolatility([, , , , maxWinX]: GameSeed): 'medium' | 'high' | 'extreme' {
  if (maxWinX >= 15_000) return 'extreme';
  return maxWinX >= 5000 ? 'high' : 'medium';
}
