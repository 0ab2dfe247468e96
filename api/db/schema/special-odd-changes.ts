import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { oddChangeFields } from '@/contract/special-odds';
import { isKnown } from './is-known';
import { moment } from './moment';
import { specialOdds } from './special-odds';

/**
 * What was changed of a published special odd, one row a field, written by a trigger on `special_odds` whoever changes it: a boost
 * cannot be edited in silence. Values as text; amounts in minor units, moments as ISO times.
 */
export const specialOddChanges = pgTable(
  'special_odd_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    specialOddId: bigint('special_odd_id', { mode: 'number' })
      .notNull()
      .references(() => specialOdds.id, { onDelete: 'cascade' }),
    field: text('field', { enum: oddChangeFields }).notNull(),
    oldValue: text('old_value'),
    newValue: text('new_value'),
    changedAt: moment('changed_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    isKnown('special_odd_changes_field_known', table.field),
    check('special_odd_changes_differ', sql`${table.oldValue} is distinct from ${table.newValue}`),
    index('special_odd_changes_odd_index').on(table.specialOddId, table.changedAt),
  ],
);
