import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { currencies } from '@/contract/currencies';
import { isKnown } from './is-known';
import { raffles } from './raffles';
import { sponsors } from './sponsors';

/** What a deposit at a sponsor earns in a draw: a ticket for every whole `amount_per_ticket`. Amounts in minor units of `currency`. */
export const raffleSponsors = pgTable(
  'raffle_sponsors',
  {
    raffleId: bigint('raffle_id', { mode: 'number' })
      .notNull()
      .references(() => raffles.id, { onDelete: 'cascade' }),
    sponsorId: bigint('sponsor_id', { mode: 'number' })
      .notNull()
      .references(() => sponsors.id),
    amountPerTicket: bigint('amount_per_ticket', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: currencies }).notNull().default('TRY'),
    minAmount: bigint('min_amount', { mode: 'number' }),
    maxPerUser: integer('max_per_user'),
  },
  (table) => [
    primaryKey({ columns: [table.raffleId, table.sponsorId] }),
    check('raffle_sponsors_rule_positive', sql`${table.amountPerTicket} > 0`),
    check('raffle_sponsors_limits_positive', sql`${table.minAmount} > 0 and ${table.maxPerUser} > 0`),
    isKnown('raffle_sponsors_currency_known', table.currency),
    index('raffle_sponsors_sponsor_index').on(table.sponsorId, table.raffleId),
  ],
);
