import { and, asc, eq } from 'drizzle-orm';
import type { AnalysisDetailWire } from '@/contract/analyses';
import type { ServiceContext } from '../../context';
import { analyses } from '../../db/schema/analyses';
import { analysisChanges } from '../../db/schema/analysis-changes';
import { toRecord } from '../../formulas/analysis-record';
import { ServiceError } from '../../service-error';
import { analysisRows, toAnalysis } from './analysis-rows';
import { pickSums } from './pick-sums';

/** An analysis with its reasons, every change since it was published, and the record of who wrote it. Unknown or a draft: `not_found`. */
export async function getAnalysis(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  slug: string,
): Promise<AnalysisDetailWire> {
  const [row] = await analysisRows(db).where(and(eq(analyses.slug, slug), eq(analyses.state, 'published')));
  if (!row) throw new ServiceError('not_found');
  const { analysis } = row;
  const [changes, sums] = await Promise.all([
    readChanges(db, analysis.id),
    pickSums(db, eq(analyses.analystId, analysis.analystId)),
  ]);
  return {
    ...toAnalysis(row, clock.now()),
    content: analysis.content,
    legs: [...analysis.legs],
    settled_at: analysis.settledAt?.toISOString() ?? null,
    changes,
    record: toRecord(sums),
  };
}

async function readChanges(db: ServiceContext['db'], analysisId: number) {
  const { field, oldValue, changedAt } = analysisChanges;
  const rows = await db
    .select({ field, oldValue, changedAt })
    .from(analysisChanges)
    .where(eq(analysisChanges.analysisId, analysisId))
    .orderBy(asc(changedAt), asc(analysisChanges.id));
  return rows.map((row) => ({
    field: row.field,
    old_value: row.oldValue,
    changed_at: row.changedAt.toISOString(),
  }));
}
