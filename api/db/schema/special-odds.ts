import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { currencies } from '@/contract/currencies';
import { oddResults, oddSports } from '@/contract/special-odds';
import { freeSlug } from './free-slug';
import { isKnown } from './is-known';
import { moment } from './moment';
import { sponsors } from './sponsors';

/**
 * What is stored of a state is what somebody decided. `scheduled` is published: from then on the clock says whether it is
 * scheduled, active or expired, so that no job that did not run can leave an odd open after the kick-off.
 */
const oddStoredStates = ['draft', 'scheduled', 'settled', 'cancelled'] as const;

const odds = (name: string) => numeric(name, { precision: 8, scale: 2, mode: 'number' });

/**
 * Odds that a sponsor boosts for this community. `max_bet` and `min_deposit` are in minor units of `currency`. A trigger keeps
 * every change after publication in `special_odd_changes`.
 */
export const specialOdds = pgTable(
  'special_odds',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('special_odds_slug_unique'),
    sponsorId: bigint('sponsor_id', { mode: 'number' })
      .notNull()
      .references(() => sponsors.id),
    sport: text('sport', { enum: oddSports }).notNull().default('futbol'),
    league: text('league').notNull(),
    match: text('match').notNull(),
    marketName: text('market_name').notNull(),
    selection: text('selection').notNull(),
    normalOdds: odds('normal_odds').notNull(),
    boostedOdds: odds('boosted_odds').notNull(),
    maxBet: integer('max_bet').notNull(),
    minDeposit: integer('min_deposit'),
    currency: text('currency', { enum: currencies }).notNull().default('TRY'),
    note: text('note'),
    link: text('link'),
    code: text('code'),
    kickoffAt: moment('kickoff_at').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    result: text('result', { enum: oddResults }).notNull().default('pending'),
    settledAt: moment('settled_at'),
    state: text('state', { enum: oddStoredStates }).notNull().default('draft'),
  },
  (table) => [
    check('special_odds_slug_plain', freeSlug(table.slug, 'special-odds')),
    isKnown('special_odds_sport_known', table.sport),
    isKnown('special_odds_currency_known', table.currency),
    check(
      'special_odds_odds_boosted',
      sql`${table.normalOdds} > 1 and ${table.boostedOdds} > ${table.normalOdds}`,
    ),
    check('special_odds_max_bet_positive', sql`${table.maxBet} > 0`),
    check('special_odds_min_deposit_not_negative', sql`${table.minDeposit} >= 0`),
    check('special_odds_link_on_web', sql`${table.link} ~ '^https?://[^[:space:]]+$'`),
    check(
      'special_odds_closed_by_kickoff',
      sql`${table.startsAt} < ${table.endsAt} and ${table.endsAt} <= ${table.kickoffAt}`,
    ),
    isKnown('special_odds_state_known', table.state),
    isKnown('special_odds_result_known', table.result),
    check(
      'special_odds_settled_with_result',
      sql`(${table.state} = 'settled') = (${table.result} <> 'pending') and (${table.state} = 'settled') = (${table.settledAt} is not null)`,
    ),
    index('special_odds_open_index').on(table.endsAt, table.id).where(sql`${table.state} = 'scheduled'`),
    index('special_odds_settled_index').on(table.settledAt, table.id).where(sql`${table.state} = 'settled'`),
    index('special_odds_sponsor_index').on(table.sponsorId, table.state, table.settledAt, table.id),
    index('special_odds_sponsor_time_index').on(table.sponsorId, table.endsAt),
    index('special_odds_record_index')
      .on(table.sponsorId, table.result)
      .where(sql`${table.state} = 'settled'`),
    index('special_odds_desk_index').on(table.state, table.id),
  ],
);
