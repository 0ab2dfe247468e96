import { eq } from 'drizzle-orm';
import type { GameDetailWire } from '@/contract/games';
import type { ServiceContext } from '../../context';
import { games } from '../../db/schema/games';
import { gameFigures } from '../../formulas/game-figures';
import { ServiceError } from '../../service-error';
import { buyPlays, huntPlays } from './game-plays';
import { gameOf, gameRows } from './game-rows';

/** A game with what hunts and buys know of it: three statements whatever its history. Throws `not_found`. */
export async function getGame({ db }: ServiceContext, slug: string): Promise<GameDetailWire> {
  const [row] = await gameRows(db).where(eq(games.slug, slug)).limit(1);
  if (!row) throw new ServiceError('not_found');
  return {
    ...gameOf(row),
    hunt_figures: gameFigures(row.hunted),
    buy_figures: gameFigures(row.bought),
    hunt_plays: await huntPlays(db, row.game.id),
    buy_plays: await buyPlays(db, row.game.id),
  };
}
