import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isKnown } from './is-known';
import { moment } from './moment';
import { queueIndexes, reviewMoments } from './review-moments';
import { users } from './users';
import { vipTiers } from './vip-tiers';

/** Who asked for which tier, reviewed in the one pipeline; one open application a member. */
export const vipApplications = pgTable(
  'vip_applications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    tierId: bigint('tier_id', { mode: 'number' })
      .notNull()
      .references(() => vipTiers.id),
    state: text('state', { enum: ['pending', 'in_review', 'needs_info', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
    ...reviewMoments,
  },
  (table) => [
    isKnown('vip_applications_state_known', table.state),
    uniqueIndex('vip_applications_one_open')
      .on(table.userId)
      .where(sql`${table.state} in ('pending', 'in_review', 'needs_info')`),
    index('vip_applications_user_index').on(table.userId, table.createdAt),
    index('vip_applications_tier_index').on(table.tierId),
    ...queueIndexes('vip_applications', table),
  ],
);
