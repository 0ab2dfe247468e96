import { and, asc, desc } from 'drizzle-orm';
import { z } from 'zod';
import type { AnalysesQuery, AnalysisWire } from '@/contract/analyses';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { analyses } from '../../db/schema/analyses';
import { toAnalysisOrder } from './analysis-order';
import { type AnalysisRow, analysisRows, toAnalysis } from './analysis-rows';

const keySchema = z.tuple([z.iso.datetime(), z.number().int()]);

/** A page of a list of analyses, drafts never; one statement. A foreign cursor is a 422. */
export async function listAnalyses(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  query: AnalysesQuery,
): Promise<{ data: AnalysisWire[]; next_cursor: string | null }> {
  const { where, time, direction } = toAnalysisOrder(query);
  const turn = direction === 'asc' ? asc : desc;
  const key = decodeCursor(query.cursor, keySchema);
  const found = await analysisRows(db)
    .where(and(where, afterKey([time, analyses.id], key, direction)))
    .orderBy(turn(time), turn(analyses.id))
    .limit(pageSize + 1);
  const toTime = ({ analysis: { kickoffAt, publishedAt } }: AnalysisRow) =>
    (time === analyses.kickoffAt ? (kickoffAt ?? publishedAt) : publishedAt).toISOString();
  return toPage(
    found,
    (row) => [toTime(row), row.analysis.id],
    (row) => toAnalysis(row, clock.now()),
  );
}
