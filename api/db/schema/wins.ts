import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { currencies } from '@/contract/currencies';
import { games } from './games';
import { isKnown } from './is-known';
import { moment } from './moment';
import { queueIndexes, reviewMoments } from './review-moments';
import { sponsors } from './sponsors';
import { users } from './users';

/** How far the review of a win is; `removed` was public once. */
const winReviews = ['pending', 'in_review', 'needs_info', 'approved', 'rejected', 'removed'] as const;

/**
 * Viewers' wins. `bet` and `win` are in minor units of `currency` and `x` follows from them. Public is what is approved, from
 * `approved_at` on; `site_username` never is. `game_name` stands where the catalogue does not know the game;
 * `shows_picture` is the member's word that the screenshot may be shown to everybody.
 */
export const wins = pgTable(
  'wins',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    sponsorId: bigint('sponsor_id', { mode: 'number' }).references(() => sponsors.id),
    siteUsername: text('site_username'),
    gameId: bigint('game_id', { mode: 'number' }).references(() => games.id),
    gameName: text('game_name'),
    bet: bigint('bet', { mode: 'number' }).notNull(),
    win: bigint('win', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: currencies }).notNull().default('TRY'),
    x: numeric('x', { precision: 14, scale: 2, mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`round(win::numeric / bet, 2)`),
    link: text('link'),
    image: text('image'),
    content: text('content'),
    showsPicture: boolean('shows_picture').notNull().default(false),
    review: text('review', { enum: winReviews }).notNull().default('pending'),
    rejectReason: text('reject_reason'),
    isFeatured: boolean('is_featured').notNull().default(false),
    createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
    approvedAt: moment('approved_at'),
    ...reviewMoments,
  },
  (table) => [
    check('wins_game_named', sql`${table.gameId} is not null or length(${table.gameName}) between 1 and 120`),
    // Of a name that is not there the check above says neither yes nor no, and lets it pass.
    check('wins_game_given', sql`num_nonnulls(${table.gameId}, ${table.gameName}) > 0`),
    check('wins_bet_positive', sql`${table.bet} between 1 and 100000000000`),
    check('wins_win_positive', sql`${table.win} between 1 and 1000000000000`),
    isKnown('wins_currency_known', table.currency),
    check('wins_link_on_web', sql`${table.link} ~ '^https?://[^[:space:]]+$'`),
    check('wins_content_short', sql`length(${table.content}) <= 2000`),
    isKnown('wins_review_known', table.review),
    check(
      'wins_approved_at_given',
      sql`(${table.review} in ('approved', 'removed')) = (${table.approvedAt} is not null)`,
    ),
    check('wins_featured_is_public', sql`not ${table.isFeatured} or ${table.review} = 'approved'`),
    index('wins_public_index').on(table.approvedAt, table.id).where(sql`${table.review} = 'approved'`),
    index('wins_game_index')
      .on(table.gameId, table.approvedAt, table.id)
      .where(sql`${table.review} = 'approved'`),
    index('wins_user_index').on(table.userId, table.createdAt),
    index('wins_review_index').on(table.review, table.createdAt).where(sql`${table.review} <> 'approved'`),
    ...queueIndexes('wins', { ...table, state: table.review }),
  ],
);
