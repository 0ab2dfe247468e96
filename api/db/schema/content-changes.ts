import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/**
 * The outbox of "content changed": triggers write the tag in the transaction that changes a table (change-tags.ts), and
 * what the site was told of is deleted.
 */
export const contentChanges = pgTable('content_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tag: text('tag').notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
});
