import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { currencies } from '@/contract/currencies';
import {
  conversionEvents,
  conversionOrigins,
  conversionStates,
  mismatches,
} from '@/contract/sponsor-tracking';
import { isKnown } from './is-known';
import { moment } from './moment';
import { sponsors } from './sponsors';
import { ticketDeposits } from './ticket-deposits';
import { users } from './users';

/**
 * What sponsors told of players, each transaction once. `deposit_id` is the claim that it approved, each claim by one; `near_id` the one that it
 * would have, but for `mismatches`. `user_id` is whose click it was. `raw` is what came, without its secrets, until `raw_until`.
 */
export const sponsorConversions = pgTable(
  'sponsor_conversions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sponsorId: bigint('sponsor_id', { mode: 'number' })
      .notNull()
      .references(() => sponsors.id),
    event: text('event', { enum: conversionEvents }).notNull(),
    isFirst: boolean('is_first').notNull().default(false),
    transactionId: text('transaction_id').notNull(),
    state: text('state', { enum: conversionStates }).notNull(),
    clickId: uuid('click_id'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    source: text('source').notNull(),
    siteUsername: text('site_username'),
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency', { enum: currencies }),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    origin: text('origin', { enum: conversionOrigins }).notNull(),
    raw: text('raw'),
    rawUntil: moment('raw_until'),
    depositId: bigint('deposit_id', { mode: 'number' })
      .unique('sponsor_conversions_deposit_once')
      .references(() => ticketDeposits.id),
    nearId: bigint('near_id', { mode: 'number' }).references(() => ticketDeposits.id),
    mismatches: text('mismatches', { enum: mismatches }).array().notNull().default([]),
  },
  (table) => [
    unique('sponsor_conversions_transaction_once').on(table.sponsorId, table.event, table.transactionId),
    isKnown('sponsor_conversions_event_known', table.event),
    isKnown('sponsor_conversions_state_known', table.state),
    isKnown('sponsor_conversions_origin_known', table.origin),
    isKnown('sponsor_conversions_currency_known', table.currency),
    check(
      'sponsor_conversions_deposit_has_amount',
      sql`${table.event} <> 'deposit' or (${table.amount} > 0 and ${table.currency} is not null)`,
    ),
    check(
      'sponsor_conversions_credits_approved',
      sql`${table.depositId} is null or ${table.event} = 'deposit'`,
    ),
    index('sponsor_conversions_sponsor_index').on(table.sponsorId, table.occurredAt),
    index('sponsor_conversions_free_index')
      .on(table.sponsorId, table.occurredAt)
      .where(sql`${table.event} = 'deposit' and ${table.state} = 'approved' and ${table.depositId} is null`),
    index('sponsor_conversions_near_index').on(table.nearId).where(sql`${table.nearId} is not null`),
    index('sponsor_conversions_user_index').on(table.userId).where(sql`${table.userId} is not null`),
    index('sponsor_conversions_raw_index').on(table.rawUntil).where(sql`${table.raw} is not null`),
  ],
);
