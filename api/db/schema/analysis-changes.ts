import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { analysisChangeFields } from '@/contract/analyses';
import { analyses } from './analyses';
import { isKnown } from './is-known';
import { moment } from './moment';

/** What was changed of a published analysis, one row a field, written by the trigger of db/analysis-lock.ts whoever changes it; append-only. */
export const analysisChanges = pgTable(
  'analysis_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    analysisId: bigint('analysis_id', { mode: 'number' })
      .notNull()
      .references(() => analyses.id),
    field: text('field', { enum: analysisChangeFields }).notNull(),
    oldValue: text('old_value'),
    newValue: text('new_value'),
    changedAt: moment('changed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    isKnown('analysis_changes_field_known', table.field),
    check('analysis_changes_differ', sql`${table.oldValue} is distinct from ${table.newValue}`),
    index('analysis_changes_analysis_index').on(table.analysisId, table.changedAt),
  ],
);
