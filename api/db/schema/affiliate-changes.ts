import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isKnown } from './is-known';
import { moment } from './moment';
import { queueIndexes, reviewMoments } from './review-moments';
import { sponsors } from './sponsors';
import { users } from './users';

/** How far the review of a switch is. */
const reviewStates = ['pending', 'in_review', 'needs_info', 'approved', 'rejected'] as const;

/**
 * Members who ask that their account at a sponsor comes under the community's code. One at a time for each sponsor. What happens at
 * the account counts from `effective_from` on, which an approval sets.
 */
export const affiliateChanges = pgTable(
  'affiliate_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    sponsorId: bigint('sponsor_id', { mode: 'number' })
      .notNull()
      .references(() => sponsors.id),
    siteUsername: text('site_username').notNull(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    termsAt: moment('terms_at').notNull(),
    state: text('state', { enum: reviewStates }).notNull().default('pending'),
    effectiveFrom: moment('effective_from'),
    createdAt: moment('created_at').notNull(),
    ...reviewMoments,
  },
  (table) => [
    check('affiliate_changes_name_given', sql`length(${table.siteUsername}) between 1 and 60`),
    isKnown('affiliate_changes_state_known', table.state),
    check(
      'affiliate_changes_approved_from',
      sql`(${table.state} = 'approved') = (${table.effectiveFrom} is not null)`,
    ),
    uniqueIndex('affiliate_changes_open_unique')
      .on(table.userId, table.sponsorId)
      .where(sql`${table.state} in ('pending', 'in_review', 'needs_info')`),
    index('affiliate_changes_user_index').on(table.userId, table.createdAt, table.id),
    // Read by the version before alone; a later one drops it (ADR 023).
    index('affiliate_changes_open_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} in ('pending', 'in_review', 'needs_info')`),
    ...queueIndexes('affiliate_changes', table),
  ],
);
