import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { currencies } from '@/contract/currencies';
import { isKnown } from './is-known';
import { moment } from './moment';
import { raffles } from './raffles';
import { decidedKey, queueIndexes, reviewMoments } from './review-moments';
import { sponsors } from './sponsors';
import { users } from './users';

const depositStates = ['pending', 'in_review', 'approved', 'rejected', 'needs_info', 'reversed'] as const;

/**
 * Claims of deposits that earn tickets. `amount` is in minor units of `currency`, `deposit_date` when the money went. Tickets
 * exist for approved claims alone; a rejected or reversed one keeps its reason.
 */
export const ticketDeposits = pgTable(
  'ticket_deposits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    raffleId: bigint('raffle_id', { mode: 'number' })
      .notNull()
      .references(() => raffles.id),
    sponsorId: bigint('sponsor_id', { mode: 'number' })
      .notNull()
      .references(() => sponsors.id),
    siteUsername: text('site_username').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: currencies }).notNull().default('TRY'),
    depositDate: moment('deposit_date').notNull(),
    file: text('file'),
    content: text('content'),
    state: text('state', { enum: depositStates }).notNull().default('pending'),
    ticketCount: integer('ticket_count'),
    reason: text('reason'),
    decidedBy: uuid('decided_by').references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    ...reviewMoments,
  },
  (table) => [
    check('ticket_deposits_amount_positive', sql`${table.amount} > 0`),
    isKnown('ticket_deposits_currency_known', table.currency),
    check('ticket_deposits_site_username_given', sql`length(${table.siteUsername}) between 1 and 80`),
    isKnown('ticket_deposits_state_known', table.state),
    check('ticket_deposits_approved_counts', sql`${table.state} <> 'approved' or ${table.ticketCount} > 0`),
    index('ticket_deposits_user_index').on(table.userId, table.createdAt),
    index('ticket_deposits_sponsor_index').on(table.sponsorId, table.state, table.createdAt),
    index('ticket_deposits_raffle_index').on(table.raffleId),
    index('ticket_deposits_same_index').on(table.sponsorId, sql`lower(${table.siteUsername})`, table.amount),
    // Read by the version before alone; a later one drops it (ADR 023).
    index('ticket_deposits_open_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} in ('pending', 'in_review', 'needs_info')`),
    ...queueIndexes('ticket_deposits', table),
    // A support role's decided ones: those of all other sponsors are not walked past.
    index('ticket_deposits_sponsor_decided_index')
      .on(table.sponsorId, decidedKey(table)[0], table.id)
      .where(sql`${table.state} not in ('pending', 'in_review', 'needs_info')`),
  ],
);
