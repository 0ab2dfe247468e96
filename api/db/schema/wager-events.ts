import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { currencies } from '@/contract/currencies';
import type { PrizeWire } from '@/contract/prizes';
import {
  type WagerStepWire,
  wagerMetrics,
  wagerModes,
  wagerPhases,
  wagerSources,
} from '@/contract/wager-events';
import { isKnown } from './is-known';
import { moment } from './moment';
import { sponsors } from './sponsors';

const wagerStates = ['draft', ...wagerPhases] as const;

/**
 * The wagering events. Amounts in minor units of `currency`. Where `requires_verified_account`
 * does not hold, an account counts as soon as its member has named it (ADR 184). `last_import_no` is the published import that standings,
 * `total_value` and `player_count` come from. The last data opens the provisional result, `dispute_from` to `dispute_until`
 * hears objections, then nothing changes any more. `cancel_reason` is public.
 */
export const wagerEvents = pgTable(
  'wager_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('wager_events_slug_unique'),
    title: text('title').notNull(),
    summary: text('summary'),
    rulesText: text('rules_text'),
    image: text('image'),
    sponsorId: bigint('sponsor_id', { mode: 'number' })
      .notNull()
      .references(() => sponsors.id),
    mode: text('mode', { enum: wagerModes }).notNull(),
    metric: text('metric', { enum: wagerMetrics }).notNull().default('turnover'),
    currency: text('currency', { enum: currencies }).notNull().default('TRY'),
    minBet: bigint('min_bet', { mode: 'number' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    prizes: jsonb('prizes').$type<PrizeWire[]>().notNull().default([]),
    steps: jsonb('steps').$type<WagerStepWire[]>().notNull().default([]),
    dataSource: text('data_source', { enum: wagerSources }).notNull(),
    requiresVerifiedAccount: boolean('requires_verified_account').notNull().default(true),
    state: text('state', { enum: wagerStates }).notNull().default('draft'),
    lastImportNo: integer('last_import_no'),
    totalValue: bigint('total_value', { mode: 'number' }).notNull().default(0),
    playerCount: integer('player_count').notNull().default(0),
    disputeFrom: moment('dispute_from'),
    disputeUntil: moment('dispute_until'),
    cancelReason: text('cancel_reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('wager_events_slug_plain', sql`${table.slug} ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$'`),
    check('wager_events_title_given', sql`length(${table.title}) between 1 and 120`),
    isKnown('wager_events_mode_known', table.mode),
    isKnown('wager_events_metric_known', table.metric),
    isKnown('wager_events_currency_known', table.currency),
    isKnown('wager_events_source_known', table.dataSource),
    isKnown('wager_events_state_known', table.state),
    check('wager_events_in_order', sql`${table.startsAt} < ${table.endsAt}`),
    check('wager_events_min_bet_positive', sql`${table.minBet} > 0`),
    check('wager_events_counts_not_negative', sql`${table.totalValue} >= 0 and ${table.playerCount} >= 0`),
    check(
      'wager_events_pay_by_mode',
      sql`jsonb_array_length(case when ${table.mode} = 'race' then ${table.prizes} else ${table.steps} end) > 0`,
    ),
    check(
      'wager_events_cancelled_with_reason',
      sql`${table.cancelReason} is null or (${table.state} = 'cancelled' and length(${table.cancelReason}) between 1 and 400)`,
    ),
    check(
      'wager_events_dispute_has_end',
      sql`${table.state} not in ('provisional', 'dispute', 'final', 'paid') or ${table.disputeUntil} >= ${table.disputeFrom}`,
    ),
    index('wager_events_current_index')
      .on(table.endsAt, table.id)
      .where(sql`${table.state} in ('scheduled', 'live', 'awaiting_data', 'provisional', 'dispute')`),
    index('wager_events_past_index')
      .on(table.endsAt, table.id)
      .where(sql`${table.state} in ('final', 'paid', 'cancelled')`),
    index('wager_events_sponsor_index').on(table.sponsorId, table.endsAt),
    index('wager_events_desk_index').on(table.state, table.id),
  ],
);
