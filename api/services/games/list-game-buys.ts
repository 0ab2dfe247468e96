import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { buyEntries } from '../../db/schema/buy-entries';
import { games } from '../../db/schema/games';
import { ServiceError } from '../../service-error';
import { buyRows } from './buy-rows';
import { toPlay } from './to-play';

const keySchema = z.tuple([z.number().int()]);

/**
 * A page of everything that was bought of a game, the newest first, in one statement; only an empty one asks whether there is such a
 * game. Throws `not_found` for an unknown game and a 422 for a cursor that is not of this list.
 */
export async function listGameBuys(
  { db }: ServiceContext,
  { slug, cursor }: { readonly slug: string; readonly cursor?: string | undefined },
) {
  const key = decodeCursor(cursor, keySchema);
  const game = db.select({ id: games.id }).from(games).where(eq(games.slug, slug)).limit(1);
  const rows = await buyRows(db, game, afterKey([buyEntries.id], key)).limit(pageSize + 1);
  if (rows.length === 0 && (await game).length === 0) throw new ServiceError('not_found');
  return toPage(rows, ({ id }) => [id], toPlay);
}
