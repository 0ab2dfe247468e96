import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { analyses } from '../../../db/schema/analyses';
import type { Importing } from '../kind';
import { idsBySlug } from '../references';
import type { AnalysisRow } from './analysis-row';
import { type StoredAnalysis, storedAnalyses } from './analysis-stored';

type Columns = typeof analyses.$inferInsert;
type Values = { readonly [Key in keyof Columns]?: Columns[Key] | undefined };

/** Adds, changes or settles analyses. One is published at the moment it is, whatever a file says; what changes later is kept by the table's own trigger. */
export async function writeAnalyses(
  db: Database,
  rows: readonly AnalysisRow[],
  { now }: Importing,
): Promise<void> {
  const slugs = rows.map(({ slug }) => slug);
  const stored = new Map((await storedAnalyses(db, slugs)).map((one) => [one.slug, one]));
  const games = await idsBySlug(
    db,
    'game',
    rows.map(({ game }) => game),
  );
  const authors = await idsBySlug(
    db,
    'analyst',
    rows.map(({ author }) => author),
  );
  for (const { game, author, ...row } of rows) {
    const before = stored.get(row.slug);
    const values: Values = {
      ...{ ...row, analystId: authors.get(author ?? '') },
      gameId: game === undefined ? undefined : (games.get(game ?? '') ?? null),
      ...toMoments(row, before, now),
    };
    if (before) await db.update(analyses).set(values).where(eq(analyses.id, before.id));
    else await add(db, values, now);
  }
}

/** When it came onto the pages, and when it got its first result. */
function toMoments(
  { state, result }: Pick<AnalysisRow, 'state' | 'result'>,
  before: StoredAnalysis | undefined,
  now: Date,
): Values {
  const isPublishing = state === 'published' && before?.state !== 'published';
  const isSettling = before?.result === 'pending' && result !== undefined && result !== 'pending';
  return {
    publishedAt: isPublishing ? now : undefined,
    settledAt: isSettling ? now : undefined,
  };
}

async function add(db: Database, values: Values, now: Date): Promise<void> {
  const { slug, kind, title, analystId, publishedAt = now, ...rest } = values;
  if (!slug || !kind || !title || !analystId) throw new Error('a new analysis lacks what it needs');
  await db.insert(analyses).values({ ...rest, slug, kind, title, analystId, publishedAt });
}
