import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { guessLockRules, huntStates } from '@/contract/bonus-hunts';
import { currencies } from '@/contract/currencies';
import { tieRules } from '@/contract/order-draws';
import type { PrizeWire } from '@/contract/prizes';
import { isKnown } from './is-known';
import { moment } from './moment';
import { sponsors } from './sponsors';

/**
 * Bonus hunts. Amounts in minor units of `currency`. `collect_balance` is what was left after collecting, so the cost is known
 * from `opening` on; `end_balance` is what guesses are measured by and is known once it is completed. `winner_count` of the
 * guesses win what `prizes` say.
 */
export const bonusHunts = pgTable(
  'bonus_hunts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('bonus_hunts_slug_unique'),
    title: text('title').notNull(),
    sponsorId: bigint('sponsor_id', { mode: 'number' }).references(() => sponsors.id),
    currency: text('currency', { enum: currencies }).notNull().default('TRY'),
    startBalance: bigint('start_balance', { mode: 'number' }).notNull(),
    collectBalance: bigint('collect_balance', { mode: 'number' }),
    endBalance: bigint('end_balance', { mode: 'number' }),
    guessOpenUntil: moment('guess_open_until'),
    guessLockRule: text('guess_lock_rule', { enum: guessLockRules }).notNull().default('first_opened'),
    winnerCount: integer('winner_count').notNull().default(1),
    tieRule: text('tie_rule', { enum: tieRules }).notNull().default('earlier'),
    prizes: jsonb('prizes').$type<PrizeWire[]>().notNull().default([]),
    state: text('state', { enum: ['draft', ...huntStates] })
      .notNull()
      .default('draft'),
    startedAt: moment('started_at').notNull(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    check('bonus_hunts_slug_plain', sql`${table.slug} ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$'`),
    check('bonus_hunts_title_given', sql`length(${table.title}) between 1 and 120`),
    isKnown('bonus_hunts_currency_known', table.currency),
    isKnown('bonus_hunts_tie_rule_known', table.tieRule),
    isKnown('bonus_hunts_state_known', table.state),
    isKnown('bonus_hunts_lock_rule_known', table.guessLockRule),
    check(
      'bonus_hunts_locks_at_a_time',
      sql`${table.guessLockRule} <> 'at_time' or ${table.guessOpenUntil} is not null`,
    ),
    check('bonus_hunts_start_in_range', sql`${table.startBalance} between 0 and 1000000000000`),
    check(
      'bonus_hunts_collect_within_start',
      sql`${table.collectBalance} between 0 and ${table.startBalance}`,
    ),
    check('bonus_hunts_end_not_negative', sql`${table.endBalance} >= 0`),
    check('bonus_hunts_winners_counted', sql`${table.winnerCount} between 0 and 100`),
    check('bonus_hunts_prizes_listed', sql`jsonb_typeof(${table.prizes}) = 'array'`),
    check(
      'bonus_hunts_cost_known',
      sql`${table.state} not in ('opening', 'completed', 'settled') or ${table.collectBalance} is not null`,
    ),
    check(
      'bonus_hunts_end_known',
      sql`(${table.state} in ('completed', 'settled')) = (${table.endBalance} is not null and ${table.completedAt} is not null)`,
    ),
    index('bonus_hunts_active_index')
      .on(table.startedAt, table.id)
      .where(sql`${table.state} in ('collecting', 'guessing_locked', 'opening')`),
    index('bonus_hunts_finished_index')
      .on(table.startedAt, table.id)
      .where(sql`${table.state} in ('completed', 'settled', 'cancelled')`),
    index('bonus_hunts_sponsor_index').on(table.sponsorId),
    index('bonus_hunts_desk_index').on(table.state, table.id),
  ],
);
