import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { specialOdds } from '../../../db/schema/special-odds';
import { sponsors } from '../../../db/schema/sponsors';

/** A stored odd by the keys of a file's row; `stage` is its stored state, of which `scheduled` and `settled` are published. */
export type StoredOdd = Awaited<ReturnType<typeof storedOdds>>[number];

/** The odds of these slugs. */
export async function storedOdds(db: Database, slugs: readonly string[]) {
  const rows = await db
    .select({ ...getTableColumns(specialOdds), sponsor: sponsors.slug })
    .from(specialOdds)
    .innerJoin(sponsors, eq(sponsors.id, specialOdds.sponsorId))
    .where(inArray(specialOdds.slug, [...slugs]));
  return rows.map(({ state: stage, ...row }) => ({
    ...row,
    stage,
    state: stage === 'draft' || stage === 'cancelled' ? stage : ('published' as const),
  }));
}
