import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { gameVolatilities } from '@/contract/games';
import { isKnown } from './is-known';

/**
 * The games that hunts, buys, wins and tournaments name. `provider_code` is a code of the site's provider table (D24),
 * `rtp` in percent, `max_win_x` the highest win over the bet, `image` a path below the CDN or a web address.
 */
export const games = pgTable(
  'games',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('games_slug_unique'),
    name: text('name').notNull(),
    providerCode: text('provider_code').notNull(),
    image: text('image'),
    rtp: numeric('rtp', { precision: 5, scale: 2, mode: 'number' }),
    volatility: text('volatility', { enum: gameVolatilities }),
    maxWinX: integer('max_win_x'),
    hasBonusBuy: boolean('has_bonus_buy').notNull().default(false),
  },
  (table) => [
    check('games_slug_plain', sql`${table.slug} ~ '^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$'`),
    check('games_name_given', sql`length(${table.name}) between 1 and 120`),
    check('games_provider_plain', sql`${table.providerCode} ~ '^[a-z0-9]{1,40}$'`),
    check('games_rtp_percent', sql`${table.rtp} > 0 and ${table.rtp} <= 100`),
    isKnown('games_volatility_known', table.volatility),
    check('games_max_win_positive', sql`${table.maxWinX} > 0`),
    index('games_name_index').on(table.name, table.id),
    index('games_bonus_buy_index').on(table.name, table.id).where(sql`${table.hasBonusBuy}`),
    index('games_provider_index').on(table.providerCode, table.name),
    index('games_provider_slug_index').on(table.providerCode, table.slug),
  ],
);
