import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/**
 * When what a tag stands for changed last, as of the moment at which the site was told: later than the commit, never earlier. A process of the site that was
 * away for a while asks by it which of its pages are old (ADR 300). Written with the outbox, never in the transaction of the change.
 */
export const tagChanges = pgTable('tag_changes', {
  tag: text('tag').primaryKey(),
  changedAt: moment('changed_at').notNull(),
});
