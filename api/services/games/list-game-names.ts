import { asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { games } from '../../db/schema/games';

/** More than a list to choose from can be. */
const most = 1000;

/** The games a bonus can be bought in, by name, which is what players of a bracket choose from. One statement. */
export async function listGameNames({ db }: Pick<ServiceContext, 'db'>) {
  return db
    .select({ slug: games.slug, name: games.name })
    .from(games)
    .where(eq(games.hasBonusBuy, true))
    .orderBy(asc(games.name), asc(games.id))
    .limit(most);
}
