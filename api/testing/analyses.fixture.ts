import type { Database } from '../db/client';
import { analyses } from '../db/schema/analyses';
import { analysts } from '../db/schema/analysts';

type Row = typeof analyses.$inferInsert;

/** Stores an author; answers the id. */
export async function addAnalyst(db: Database, slug: string): Promise<number> {
  const rows = await db.insert(analysts).values({ slug, name: slug }).returning({ id: analysts.id });
  return rows[0]?.id ?? 0;
}

/** Stores a published analysis of a match that begins in an hour, unless told otherwise. Answers its id. */
export async function addAnalysis(
  db: Database,
  row: Partial<Row> & Pick<Row, 'slug' | 'analystId'>,
): Promise<number> {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const pick = { match: 'Yelkenspor – Taşhan', pick: 'Üst 2,5', odds: 1.85, unit: 1, confidence: 3 };
  const times = { kickoffAt: inHours(1), publishedAt: inHours(-5) };
  const rows = await db
    .insert(analyses)
    .values({ kind: 'match', state: 'published', title: row.slug, ...pick, ...times, ...row })
    .returning({ id: analyses.id });
  return rows[0]?.id ?? 0;
}
