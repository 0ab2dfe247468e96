import { asc, count } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { games } from '../../db/schema/games';

/** The providers that have games, with how many, by code; their names are the site's (D24). One statement. */
export async function listProviders({ db }: ServiceContext) {
  return db
    .select({ provider_code: games.providerCode, count: count() })
    .from(games)
    .groupBy(games.providerCode)
    .orderBy(asc(games.providerCode));
}
