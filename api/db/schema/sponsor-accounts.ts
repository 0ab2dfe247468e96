import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isKnown } from './is-known';
import { moment } from './moment';
import { decidedKey, queueIndexes, reviewMoments } from './review-moments';
import { sponsors } from './sponsors';
import { users } from './users';

/** How far the review of an account is; `removed` is one that its member unlinked. */
const accountStates = ['pending', 'in_review', 'needs_info', 'approved', 'rejected', 'removed'] as const;

/**
 * Which account at a sponsor a member says is theirs. `affiliate_ok`: it is under our code. Only one member can have the same
 * name at a sponsor approved; any number may claim it until then.
 */
export const sponsorAccounts = pgTable(
  'sponsor_accounts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    sponsorId: bigint('sponsor_id', { mode: 'number' })
      .notNull()
      .references(() => sponsors.id),
    siteUsername: text('site_username').notNull(),
    state: text('state', { enum: accountStates }).notNull().default('pending'),
    affiliateOk: boolean('affiliate_ok').notNull().default(false),
    verifiedBy: uuid('verified_by').references(() => users.id),
    verifiedAt: moment('verified_at'),
    createdAt: moment('created_at').notNull(),
    ...reviewMoments,
  },
  (table) => [
    check('sponsor_accounts_name_given', sql`length(${table.siteUsername}) between 1 and 60`),
    isKnown('sponsor_accounts_state_known', table.state),
    check(
      'sponsor_accounts_approved_when',
      sql`(${table.state} = 'approved') = (${table.verifiedAt} is not null)`,
    ),
    check('sponsor_accounts_code_approved', sql`not ${table.affiliateOk} or ${table.state} = 'approved'`),
    uniqueIndex('sponsor_accounts_approved_unique')
      .on(table.sponsorId, sql`lower(${table.siteUsername})`)
      .where(sql`${table.state} = 'approved'`),
    uniqueIndex('sponsor_accounts_living_unique')
      .on(table.userId, table.sponsorId)
      .where(sql`${table.state} <> 'removed'`),
    index('sponsor_accounts_user_index').on(table.userId),
    index('sponsor_accounts_name_search').on(sql`(lower(${table.siteUsername}) collate "C")`, table.userId),
    index('sponsor_accounts_sponsor_decided_index')
      .on(table.sponsorId, decidedKey(table)[0], table.id)
      .where(sql`${table.state} not in ('pending', 'in_review', 'needs_info')`),
    ...queueIndexes('sponsor_accounts', table),
  ],
);
