import { and, asc, gt } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { storedCodeCounts } from '../../db/schema/stored-code-counts';
import { isCodeCountOf } from '../../db/stored-counts';

/**
 * The providers that have games, with how many, by code; their names are the site's (D24). One statement, which reads a stored count
 * for each provider and no game (ADR 135).
 */
export async function listProviders({ db }: ServiceContext) {
  return db
    .select({ provider_code: storedCodeCounts.code, count: storedCodeCounts.count })
    .from(storedCodeCounts)
    .where(and(isCodeCountOf('provider_games'), gt(storedCodeCounts.count, 0)))
    .orderBy(asc(storedCodeCounts.code));
}
