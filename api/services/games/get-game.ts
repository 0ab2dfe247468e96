import { eq } from 'drizzle-orm';
import type { GameDetailWire } from '@/contract/games';
import type { ServiceContext } from '../../context';
import { games } from '../../db/schema/games';
import { gameFigures } from '../../formulas/game-figures';
import { ServiceError } from '../../service-error';
import { buyPlays, huntPlays, winPlays } from './game-plays';
import { gameRows, toGame } from './game-rows';
import { gameWinSums } from './game-sums';
import { xSpread } from './x-spread';

/** A game with what hunts, buys and wins know of it: six statements whatever its history. Throws `not_found`. */
export async function getGame({ db }: ServiceContext, slug: string): Promise<GameDetailWire> {
  const [row] = await gameRows(db).where(eq(games.slug, slug)).limit(1);
  if (!row) throw new ServiceError('not_found');
  return {
    ...toGame(row),
    x_spread: await xSpread(db, row.game.id),
    hunt_figures: gameFigures(row.hunted),
    buy_figures: gameFigures(row.bought),
    win_figures: gameFigures(await gameWinSums(db, row.game.id)),
    hunt_plays: await huntPlays(db, row.game.id),
    buy_plays: await buyPlays(db, row.game.id),
    win_plays: await winPlays(db, row.game.id),
  };
}
