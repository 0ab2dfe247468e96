import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { games } from '../../db/schema/games';
import { gameRows, toGame } from './game-rows';

const keySchema = z.tuple([z.string()]);

interface GamesQuery {
  readonly cursor?: string | undefined;
  readonly provider?: string | undefined;
}

/**
 * A page of the catalogue, of one provider where one is given; one statement. By slug, which is the name without marks: it
 * stands in alphabetical order whatever collation the database has. Throws a 422 for a cursor that is not of this list.
 */
export async function listGames(ctx: ServiceContext, { cursor, provider }: GamesQuery) {
  const key = decodeCursor(cursor, keySchema);
  const ofProvider = provider === undefined ? undefined : eq(games.providerCode, provider);
  const rows = await gameRows(ctx.db)
    .where(and(ofProvider, afterKey([games.slug], key, 'asc')))
    .orderBy(asc(games.slug))
    .limit(pageSize + 1);
  return toPage(rows, ({ game }) => [game.slug], toGame);
}
