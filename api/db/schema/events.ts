import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { currencies } from '@/contract/currencies';
import { eventStates, eventTypes } from '@/contract/events';
import { tieRules } from '@/contract/order-draws';
import type { PrizeWire } from '@/contract/prizes';
import type { Requirements } from '@/contract/requirements';
import { freeSlug } from './free-slug';
import { isKnown } from './is-known';
import { moment } from './moment';
import { sponsors } from './sponsors';

/** A `draft` is nobody's but the editors'. */
const storedStates = ['draft', ...eventStates] as const;

/**
 * Events of the community. `min_bet` is in minor units of `currency` (the smallest bet, or deposit, that counts), `target_x` what
 * has to be hit, `rules_md` Markdown, `capacity` how many may join, null for everybody.
 */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('events_slug_unique'),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    type: text('type', { enum: eventTypes }).notNull(),
    state: text('state', { enum: storedStates }).notNull().default('draft'),
    sponsorId: bigint('sponsor_id', { mode: 'number' }).references(() => sponsors.id),
    targetX: numeric('target_x', { precision: 10, scale: 2, mode: 'number' }),
    minBet: integer('min_bet'),
    currency: text('currency', { enum: currencies }).notNull().default('TRY'),
    prizes: jsonb('prizes').$type<readonly PrizeWire[]>().notNull().default([]),
    rulesMd: text('rules_md').notNull().default(''),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    maxEntriesPerUser: integer('max_entries_per_user').notNull().default(1),
    capacity: integer('capacity'),
    tieRule: text('tie_rule', { enum: tieRules }).notNull().default('earlier'),
    requirements: jsonb('requirements').$type<Requirements>().notNull().default({}),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('events_slug_plain', freeSlug(table.slug, 'events')),
    check('events_title_given', sql`length(${table.title}) between 1 and 120`),
    isKnown('events_type_known', table.type),
    isKnown('events_state_known', table.state),
    isKnown('events_currency_known', table.currency),
    isKnown('events_tie_rule_known', table.tieRule),
    check('events_target_positive', sql`${table.targetX} > 0`),
    check('events_min_bet_positive', sql`${table.minBet} > 0`),
    check('events_prizes_list', sql`jsonb_typeof(${table.prizes}) = 'array'`),
    check('events_requirements_object', sql`jsonb_typeof(${table.requirements}) = 'object'`),
    check('events_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('events_entries_positive', sql`${table.maxEntriesPerUser} > 0`),
    check('events_capacity_positive', sql`${table.capacity} > 0`),
    index('events_open_index').on(table.endsAt, table.id).where(sql`${table.state} in ('live', 'judging')`),
    index('events_upcoming_index').on(table.startsAt, table.id).where(sql`${table.state} = 'upcoming'`),
    index('events_past_index')
      .on(table.endsAt, table.id)
      .where(sql`${table.state} in ('finished', 'cancelled')`),
    index('events_type_index').on(table.type, table.startsAt, table.id).where(sql`${table.state} <> 'draft'`),
    index('events_sponsor_index').on(table.sponsorId, table.startsAt),
    index('events_desk_index').on(table.state, table.id),
  ],
);
