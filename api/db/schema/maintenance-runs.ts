import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { maintenanceKinds } from '@/contract/desk-system';
import { isKnown } from './is-known';
import { moment } from './moment';

/**
 * How each piece of maintenance went last: `figures` are those of the last run that went well, `last_error` says why the last one did not,
 * or is empty.
 */
export const maintenanceRuns = pgTable(
  'maintenance_runs',
  {
    kind: text('kind', { enum: maintenanceKinds }).primaryKey(),
    lastEndedAt: moment('last_ended_at').notNull(),
    lastOkAt: moment('last_ok_at'),
    figures: jsonb('figures').$type<Readonly<Record<string, number>>>().notNull().default({}),
    lastError: text('last_error'),
  },
  (table) => [isKnown('maintenance_runs_kind_known', table.kind)],
);
