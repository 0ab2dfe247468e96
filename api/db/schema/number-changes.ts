import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { numberAreas, numberSources } from '@/contract/number-origins';
import { isKnown } from './is-known';
import { moment } from './moment';

/**
 * Every number that was entered for a race, a tournament or a hunt, and every time it changed: append-only. Those of hunts and tournaments are
 * written by triggers (`number-history.ts`), those of a race when a result that was published already is published anew. `source` says by what way it
 * came and `role` which role the person had, null where it was no person; `before` is null for the first.
 */
export const numberChanges = pgTable(
  'number_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    area: text('area', { enum: numberAreas }).notNull(),
    contestId: bigint('contest_id', { mode: 'number' }).notNull(),
    line: text('line').notNull(),
    field: text('field').notNull(),
    before: text('before'),
    after: text('after'),
    source: text('source', { enum: numberSources }).notNull(),
    role: text('role'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    isKnown('number_changes_area_known', table.area),
    isKnown('number_changes_source_known', table.source),
    check('number_changes_line_given', sql`length(${table.line}) between 1 and 120`),
    check('number_changes_is_one', sql`${table.before} is distinct from ${table.after}`),
    index('number_changes_contest_index').on(table.area, table.contestId, table.line, table.field, table.id),
  ],
);
