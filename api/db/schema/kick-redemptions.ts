import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { redemptionReasons, redemptionStates } from '@/contract/desk-kick';
import { coinLedger } from './coin-ledger';
import { isKnown } from './is-known';
import { kickRewards } from './kick-rewards';
import { marketOrders } from './market-orders';
import { moment } from './moment';
import { users } from './users';

/**
 * What viewers redeemed at Kick, by the redemption's own id: each is decided once. `credited` has its line of the ledger or its order, `refused` says why,
 * `closed` was decided at Kick before it came here. `answeredAt` is when Kick was told, or had decided itself.
 */
export const kickRedemptions = pgTable(
  'kick_redemptions',
  {
    id: text('id').primaryKey(),
    rewardId: bigint('reward_id', { mode: 'number' })
      .notNull()
      .references(() => kickRewards.id),
    kickId: bigint('kick_id', { mode: 'number' }).notNull(),
    kickName: text('kick_name').notNull().default(''),
    userId: uuid('user_id').references(() => users.id),
    state: text('state', { enum: redemptionStates }).notNull(),
    reason: text('reason', { enum: redemptionReasons }),
    lineId: bigint('line_id', { mode: 'number' }).references(() => coinLedger.id),
    orderId: uuid('order_id').references(() => marketOrders.id),
    redeemedAt: moment('redeemed_at').notNull(),
    decidedAt: moment('decided_at').notNull(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    isKnown('kick_redemptions_state_known', table.state),
    isKnown('kick_redemptions_reason_known', table.reason),
    check(
      'kick_redemptions_credited_has_what',
      sql`(${table.state} in ('credited', 'taken_back')) = (num_nonnulls(${table.lineId}, ${table.orderId}) = 1)`,
    ),
    check(
      'kick_redemptions_refused_says_why',
      sql`(${table.state} = 'refused') = (${table.reason} is not null)`,
    ),
    index('kick_redemptions_latest_index').on(table.decidedAt, table.id),
    index('kick_redemptions_reward_index').on(table.rewardId),
    index('kick_redemptions_user_index').on(table.userId),
    index('kick_redemptions_line_index').on(table.lineId),
    index('kick_redemptions_order_index').on(table.orderId),
    index('kick_redemptions_open_index').on(table.decidedAt).where(sql`${table.answeredAt} is null`),
  ],
);
