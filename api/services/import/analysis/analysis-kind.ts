import { analyses } from '../../../db/schema/analyses';
import type { Kind } from '../kind';
import { lockRows } from '../lock-rows';
import { findMissing } from '../references';
import { analysisNeeds, analysisRefusals } from './analysis-refusals';
import { type AnalysisRow, analysisFields, analysisSchema } from './analysis-row';
import { type StoredAnalysis, storedAnalyses } from './analysis-stored';
import { writeAnalyses } from './analysis-write';

/** Analyses of the team. A pick that is published stays as it was told, and a result is of a match that was played. */
export const analysisKind: Kind<AnalysisRow, StoredAnalysis> = {
  fields: analysisFields,
  needed: analysisNeeds,
  schema: analysisSchema,
  missing: findMissing<AnalysisRow>(
    { of: 'game', column: 'game', slugs: ({ game }) => [game] },
    { of: 'analyst', column: 'author', slugs: ({ author }) => [author] },
  ),
  hold: (db, slugs) => lockRows(db, analyses, slugs),
  stored: storedAnalyses,
  refusals: analysisRefusals,
  told: ({ before, changes }) =>
    before !== undefined && before.result !== 'pending' && changes.some(({ field }) => field === 'result'),
  write: writeAnalyses,
};
