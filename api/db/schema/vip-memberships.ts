import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';
import { vipTiers } from './vip-tiers';

/** Who is in the club: one membership a member. `expiring` is the time of grace; when that is over too, the tier falls by one or the row goes. */
export const vipMemberships = pgTable(
  'vip_memberships',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    tierId: bigint('tier_id', { mode: 'number' })
      .notNull()
      .references(() => vipTiers.id),
    state: text('state', { enum: ['active', 'expiring'] })
      .notNull()
      .default('active'),
    since: moment('since').notNull(),
    validUntil: moment('valid_until').notNull(),
  },
  (table) => [
    isKnown('vip_memberships_state_known', table.state),
    check('vip_memberships_valid_after_start', sql`${table.validUntil} > ${table.since}`),
    index('vip_memberships_due_index').on(table.validUntil),
    index('vip_memberships_tier_index').on(table.tierId),
  ],
);
