import { sql } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/**
 * The outbox of "content changed": triggers write the tag in the transaction that changes a table (change-tags.ts), and
 * what the site was told of is deleted. `changed_in` is the number of that transaction: by it the site knows a change that it heard of otherwise.
 */
export const contentChanges = pgTable('content_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tag: text('tag').notNull(),
  changedIn: bigint('changed_in', { mode: 'number' })
    .notNull()
    .default(sql`pg_current_xact_id()::text::bigint`),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
