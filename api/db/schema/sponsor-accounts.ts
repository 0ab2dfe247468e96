import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sponsors } from './sponsors';
import { users } from './users';

/**
 * Which account at a sponsor a member says is theirs. `affiliate_ok`: it is under our code. Only one member can have the same
 * name at a sponsor verified; any number may claim it until then.
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
    state: text('state', { enum: ['unlinked', 'claimed', 'verified', 'rejected', 'revoked'] })
      .notNull()
      .default('claimed'),
    affiliateOk: boolean('affiliate_ok').notNull().default(false),
    verifiedBy: uuid('verified_by').references(() => users.id),
    verifiedAt: moment('verified_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('sponsor_accounts_name_given', sql`length(${table.siteUsername}) between 1 and 60`),
    check(
      'sponsor_accounts_state_known',
      sql`${table.state} in ('unlinked', 'claimed', 'verified', 'rejected', 'revoked')`,
    ),
    check(
      'sponsor_accounts_verified_when',
      sql`${table.state} <> 'verified' or ${table.verifiedAt} is not null`,
    ),
    uniqueIndex('sponsor_accounts_verified_unique')
      .on(table.sponsorId, sql`lower(${table.siteUsername})`)
      .where(sql`${table.state} = 'verified'`),
    uniqueIndex('sponsor_accounts_living_unique')
      .on(table.userId, table.sponsorId)
      .where(sql`${table.state} in ('claimed', 'verified')`),
    index('sponsor_accounts_user_index').on(table.userId),
  ],
);
