import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { currencies } from '@/contract/currencies';
import type { PrizeWire } from '@/contract/prizes';
import { tournamentStates, tournamentTypes } from '@/contract/tournaments';
import { freeSlug } from './free-slug';
import { isKnown } from './is-known';
import { moment } from './moment';
import { sponsors } from './sponsors';

/** A `draft` is nobody's but the editors'. */
const storedStates = ['draft', ...tournamentStates] as const;

/**
 * Tournaments. `size` is the number of places (2 to 128 in a bracket, null where everybody may play), `entry_cost_coin` whole
 * Sikke, `bet` the bet of both sides of a duel in minor units of `currency`. `seed_commit` is the SHA-256 of `seed_secret`,
 * which stays here until the draw. `settled_at` is when the result became final and its prizes were given.
 */
export const tournaments = pgTable(
  'tournaments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('tournaments_slug_unique'),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    type: text('type', { enum: tournamentTypes }).notNull(),
    state: text('state', { enum: storedStates }).notNull().default('draft'),
    sponsorId: bigint('sponsor_id', { mode: 'number' }).references(() => sponsors.id),
    size: integer('size'),
    entryCostCoin: integer('entry_cost_coin').notNull().default(0),
    bet: integer('bet'),
    currency: text('currency', { enum: currencies }).notNull().default('TRY'),
    registrationOpensAt: moment('registration_opens_at').notNull(),
    checkinOpensAt: moment('checkin_opens_at'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    prizes: jsonb('prizes').$type<readonly PrizeWire[]>().notNull().default([]),
    rulesMd: text('rules_md').notNull().default(''),
    seedCommit: text('seed_commit'),
    seedSecret: text('seed_secret'),
    settledAt: moment('settled_at'),
  },
  (table) => [
    check('tournaments_slug_plain', freeSlug(table.slug, 'tournaments')),
    check('tournaments_title_given', sql`length(${table.title}) between 1 and 120`),
    isKnown('tournaments_type_known', table.type),
    isKnown('tournaments_state_known', table.state),
    check(
      'tournaments_size_fits',
      sql`${table.size} > 1 and (${table.type} <> 'bracket' or (${table.size} is not null and ${table.size} <= 128))`,
    ),
    check('tournaments_bracket_has_size', sql`${table.type} <> 'bracket' or ${table.size} is not null`),
    check('tournaments_entry_cost_not_negative', sql`${table.entryCostCoin} >= 0`),
    check('tournaments_bet_positive', sql`${table.bet} > 0`),
    isKnown('tournaments_currency_known', table.currency),
    check('tournaments_prizes_list', sql`jsonb_typeof(${table.prizes}) = 'array'`),
    check('tournaments_registration_first', sql`${table.registrationOpensAt} < ${table.startsAt}`),
    check('tournaments_checkin_before_start', sql`${table.checkinOpensAt} < ${table.startsAt}`),
    check(
      'tournaments_settled_when_over',
      sql`${table.settledAt} is null or ${table.state} in ('completed', 'paid')`,
    ),
    check('tournaments_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    index('tournaments_open_index')
      .on(table.startsAt, table.id)
      .where(sql`${table.state} in ('registration', 'check_in', 'live')`),
    index('tournaments_past_index')
      .on(table.startsAt, table.id)
      .where(sql`${table.state} in ('completed', 'paid', 'cancelled')`),
    index('tournaments_type_index')
      .on(table.type, table.startsAt, table.id)
      .where(sql`${table.state} <> 'draft'`),
    index('tournaments_sponsor_index').on(table.sponsorId, table.startsAt),
    index('tournaments_desk_index').on(table.state, table.id),
  ],
);
