import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { games } from '../../db/schema/games';
import { invalidField } from '../../service-error';

/** The id of a game of the catalogue by its slug; 422 `exists` on the field that named it where there is none. */
export async function findGameId(tx: Pick<Database, 'select'>, slug: string, field: string): Promise<number> {
  const [game] = await tx.select({ id: games.id }).from(games).where(eq(games.slug, slug));
  if (!game) throw invalidField(field, 'exists');
  return game.id;
}
