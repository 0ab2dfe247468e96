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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { entryReviewStates } from '@/contract/events';
import { events } from './events';
import { games } from './games';
import { isKnown } from './is-known';
import { moment } from './moment';
import { queueIndexes, reviewMoments } from './review-moments';
import { users } from './users';

/**
 * What members handed in. `bet` and `win` are in minor units of the event's currency and `x` is theirs, computed here; `score` is
 * what ranks: X, points, or 0 where the first one wins. Of a member's approved entries one `counts`: the best. The lower
 * `tie_place` wins a tie, which the lot gives where the event says so and is 0 everywhere else, then the lower `submitted_at`.
 */
export const eventEntries = pgTable(
  'event_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => events.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    siteUsername: text('site_username'),
    gameId: bigint('game_id', { mode: 'number' }).references(() => games.id),
    gameName: text('game_name'),
    bet: integer('bet'),
    win: bigint('win', { mode: 'number' }),
    x: numeric('x', { precision: 14, scale: 2, mode: 'number' }).generatedAlwaysAs(
      sql`round(win::numeric / bet, 2)`,
    ),
    score: numeric('score', { precision: 14, scale: 2, mode: 'number' }).notNull().default(0),
    link: text('link'),
    review: text('review', { enum: entryReviewStates }).notNull().default('pending'),
    rejectReason: text('reject_reason'),
    counts: boolean('counts').notNull().default(false),
    tiePlace: integer('tie_place').notNull().default(0),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    ...reviewMoments,
  },
  (table) => [
    isKnown('event_entries_review_known', table.review),
    check('event_entries_bet_positive', sql`${table.bet} > 0`),
    check('event_entries_win_not_negative', sql`${table.win} >= 0`),
    check('event_entries_link_on_web', sql`${table.link} ~ '^https?://[^[:space:]]+$'`),
    check('event_entries_counts_approved', sql`not ${table.counts} or ${table.review} = 'approved'`),
    check(
      'event_entries_rejected_says_why',
      sql`${table.review} <> 'rejected' or ${table.rejectReason} is not null`,
    ),
    uniqueIndex('event_entries_one_counts').on(table.eventId, table.userId).where(sql`${table.counts}`),
    index('event_entries_ranking_index')
      .on(table.eventId, sql`(-${table.score})`, table.tiePlace, table.submittedAt, table.id)
      .where(sql`${table.counts}`),
    index('event_entries_review_index').on(table.eventId, table.review),
    index('event_entries_user_index').on(table.userId, table.eventId),
    index('event_entries_game_index').on(table.gameId),
    ...queueIndexes('event_entries', { ...table, state: table.review, createdAt: table.submittedAt }),
  ],
);
