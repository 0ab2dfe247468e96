import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { analyses } from '../../../db/schema/analyses';
import { analysts } from '../../../db/schema/analysts';
import { games } from '../../../db/schema/games';

/** A stored analysis by the keys of a file's row. */
export type StoredAnalysis = Awaited<ReturnType<typeof storedAnalyses>>[number];

/** The analyses of these slugs. */
export function storedAnalyses(db: Database, slugs: readonly string[]) {
  return db
    .select({ ...getTableColumns(analyses), author: analysts.slug, game: games.slug })
    .from(analyses)
    .innerJoin(analysts, eq(analysts.id, analyses.analystId))
    .leftJoin(games, eq(games.id, analyses.gameId))
    .where(inArray(analyses.slug, [...slugs]));
}
