import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeliveryWire } from '@/contract/claim-inputs';
import { prizeStates } from '@/contract/desk-prizes';
import type { PrizeWire } from '@/contract/prizes';
import { bonusHunts } from './bonus-hunts';
import { drawResults } from './draw-results';
import { events } from './events';
import { isKnown } from './is-known';
import { leaderboardPeriods } from './leaderboard-periods';
import { moment } from './moment';
import { queueIndexes, reviewMoments } from './review-moments';
import { sponsors } from './sponsors';
import { tournaments } from './tournaments';
import { users } from './users';
import { wagerEvents } from './wager-events';

/** The states that wait for somebody. */
export const openPrizeStates = ['pending', 'in_review', 'needs_info', 'approved', 'disputed'] as const;

/**
 * What winners are to get: one row a result that has a prize, made with it, of a draw (`position` is the drawn one) or of one of the
 * contests (`position` is the place), each place once and each member once. `needs_info` waits for the winner's delivery data, `delivered` has been
 * handed over, `disputed` did not come as its winner says, `confirmed` did; `rejected` is forfeited. `prize` is a copy of what was announced, `delivery`
 * where it goes, `answer_by` until when its winner can say that, `moved_at` when it came to its state, `sponsor_id` whose contest it was, set by a trigger.
 * A row is never deleted, and `prize_moves` keeps every state (`prize-history.ts`).
 */
export const prizeClaims = pgTable(
  'prize_claims',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    raffleId: bigint('raffle_id', { mode: 'number' }),
    wagerEventId: bigint('wager_event_id', { mode: 'number' }).references(() => wagerEvents.id),
    periodId: bigint('period_id', { mode: 'number' }).references(() => leaderboardPeriods.id),
    eventId: bigint('event_id', { mode: 'number' }).references(() => events.id),
    huntId: bigint('hunt_id', { mode: 'number' }).references(() => bonusHunts.id),
    tournamentId: bigint('tournament_id', { mode: 'number' }).references(() => tournaments.id),
    sponsorId: bigint('sponsor_id', { mode: 'number' }).references(() => sponsors.id),
    position: integer('position').notNull(),
    prize: jsonb('prize').$type<PrizeWire>().notNull(),
    delivery: jsonb('delivery').$type<DeliveryWire>(),
    state: text('state', { enum: prizeStates }).notNull().default('needs_info'),
    createdAt: moment('created_at').notNull(),
    answerBy: moment('answer_by'),
    movedAt: moment('moved_at'),
    ...reviewMoments,
  },
  (table) => [
    foreignKey({
      name: 'prize_claims_result',
      columns: [table.raffleId, table.position],
      foreignColumns: [drawResults.raffleId, drawResults.position],
    }),
    unique('prize_claims_result_once').on(table.raffleId, table.position),
    unique('prize_claims_wager_event_place_once').on(table.wagerEventId, table.position),
    unique('prize_claims_wager_event_member_once').on(table.wagerEventId, table.userId),
    unique('prize_claims_period_place_once').on(table.periodId, table.position),
    unique('prize_claims_period_member_once').on(table.periodId, table.userId),
    unique('prize_claims_event_place_once').on(table.eventId, table.position),
    unique('prize_claims_event_member_once').on(table.eventId, table.userId),
    unique('prize_claims_hunt_place_once').on(table.huntId, table.position),
    unique('prize_claims_hunt_member_once').on(table.huntId, table.userId),
    unique('prize_claims_tournament_place_once').on(table.tournamentId, table.position),
    unique('prize_claims_tournament_member_once').on(table.tournamentId, table.userId),
    check(
      'prize_claims_of_one',
      sql`num_nonnulls(${table.raffleId}, ${table.wagerEventId}, ${table.periodId}, ${table.eventId}, ${table.huntId}, ${table.tournamentId}) = 1`,
    ),
    isKnown('prize_claims_state_known', table.state),
    check(
      'prize_claims_answer_has_end',
      sql`${table.state} <> 'needs_info' or ${table.answerBy} is not null`,
    ),
    index('prize_claims_user_index').on(table.userId, table.createdAt, table.id),
    index('prize_claims_answer_index').on(table.answerBy).where(sql`${table.state} = 'needs_info'`),
    index('prize_claims_desk_index').on(table.state, table.id),
    index('prize_claims_public_index').on(table.createdAt, table.id),
    index('prize_claims_sponsor_index').on(table.sponsorId, table.createdAt, table.id),
    ...queueIndexes('prize_claims', table, openPrizeStates),
  ],
);
