import { sql } from 'drizzle-orm';
import { bigint, check, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ledgerReasons } from '@/contract/ledger';
import { isKnown } from './is-known';

/**
 * The ledger of each day of Europe/Istanbul that is over, by reason: what came in and what went out. Days behind the last one here are still
 * to be read out of the ledger (ADR 242).
 */
export const coinDays = pgTable(
  'coin_days',
  {
    day: date('day').notNull(),
    reason: text('reason', { enum: ledgerReasons }).notNull(),
    came: bigint('came', { mode: 'number' }).notNull(),
    went: bigint('went', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.reason] }),
    isKnown('coin_days_reason_known', table.reason),
    check('coin_days_sums_not_negative', sql`${table.came} >= 0 and ${table.went} >= 0`),
  ],
);
