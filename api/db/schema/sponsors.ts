import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { currencies } from '@/contract/currencies';
import { bonusKinds, paymentMethods, sponsorTiers } from '@/contract/sponsors';
import { isKnown } from './is-known';

/** A sponsor's life: only `active` is shown and followed, `paused` comes back, `archived` does not. */
const sponsorStates = ['draft', 'active', 'paused', 'archived'] as const;

/**
 * The recommended sites. `link` is the only address a visitor is ever sent to; `min_deposit` is in minor units of
 * `currency`; `wagering_multiplier` is the çevrim factor on the bonus; `logo` is a path below the CDN or a web address.
 */
export const sponsors = pgTable(
  'sponsors',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('sponsors_slug_unique'),
    name: text('name').notNull(),
    logo: text('logo'),
    tone: text('tone'),
    tier: text('tier', { enum: sponsorTiers }).notNull().default('normal'),
    link: text('link'),
    promotionCode: text('promotion_code'),
    bonusText: text('bonus_text'),
    description: text('description'),
    minDeposit: integer('min_deposit'),
    currency: text('currency', { enum: currencies }).notNull().default('TRY'),
    wageringMultiplier: numeric('wagering_multiplier', { precision: 6, scale: 2, mode: 'number' }),
    wageringNotes: text('wagering_notes'),
    bonusKinds: text('bonus_kinds', { enum: bonusKinds }).array().notNull().default([]),
    paymentMethods: text('payment_methods', { enum: paymentMethods }).array().notNull().default([]),
    countsForTickets: boolean('counts_for_tickets').notNull().default(false),
    countsForRaces: boolean('counts_for_races').notNull().default(false),
    sort: integer('sort').notNull().default(0),
    state: text('state', { enum: sponsorStates }).notNull().default('draft'),
    lastCheckedAt: timestamp('last_checked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('sponsors_slug_plain', sql`${table.slug} ~ '^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$'`),
    isKnown('sponsors_tier_known', table.tier),
    isKnown('sponsors_state_known', table.state),
    check('sponsors_link_on_web', sql`${table.link} ~ '^https?://[^[:space:]]+$'`),
    check('sponsors_tone_is_colour', sql`${table.tone} ~ '^#[0-9a-f]{6}$'`),
    isKnown('sponsors_currency_known', table.currency),
    check('sponsors_min_deposit_not_negative', sql`${table.minDeposit} >= 0`),
    check('sponsors_wagering_not_negative', sql`${table.wageringMultiplier} >= 0`),
    index('sponsors_shown_index').on(table.sort).where(sql`${table.state} = 'active'`),
    index('sponsors_list_index')
      .on(sql`array_position(array['vip', 'featured', 'normal'], ${table.tier})`, table.sort, table.name)
      .where(sql`${table.state} = 'active'`),
    index('sponsors_desk_index').on(table.state, table.id),
  ],
);
