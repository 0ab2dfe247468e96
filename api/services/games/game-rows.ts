import { getTableColumns, sql } from 'drizzle-orm';
import type { GameWire } from '@/contract/games';
import type { Database } from '../../db/client';
import { games } from '../../db/schema/games';
import { addGameSums, gameFigures } from '../../formulas/game-figures';
import { gameBuySums, gameHuntSums } from './game-sums';

/** Games with what hunts and buys know of them, in one statement; the caller says which and in what order. */
export function gameRows(db: Database) {
  const [hunted, bought] = [gameHuntSums(db), gameBuySums(db)];
  return db
    .select({
      game: getTableColumns(games),
      hunted: {
        count: hunted.count,
        xSum: hunted.xSum,
        bestX: hunted.bestX,
        costXSum: hunted.costXSum,
      },
      bought: {
        count: bought.count,
        xSum: bought.xSum,
        bestX: bought.bestX,
        costXSum: bought.costXSum,
      },
    })
    .from(games)
    .innerJoinLateral(hunted, sql`true`)
    .innerJoinLateral(bought, sql`true`)
    .$dynamic();
}

/** A row of `gameRows`. */
export type GameRow = Awaited<ReturnType<typeof gameRows>>[number];

/** A game of the catalogue; its figures are of hunts and buys together, the return of the buys alone. */
export function toGame({ game, hunted, bought }: GameRow): GameWire {
  return {
    slug: game.slug,
    name: game.name,
    provider_code: game.providerCode,
    image: game.image,
    rtp: game.rtp,
    volatility: game.volatility,
    max_win_x: game.maxWinX,
    has_bonus_buy: game.hasBonusBuy,
    figures: {
      ...gameFigures(addGameSums(hunted, bought)),
      return_percent: gameFigures(bought).return_percent,
    },
  };
}
