import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { matchStates } from '@/contract/tournaments';
import { isKnown } from './is-known';
import { moment } from './moment';
import { tournamentParticipants } from './tournament-participants';
import { tournaments } from './tournaments';

/**
 * The matches of a bracket. `a`, `b` and `winner` are seeds of the same tournament; `round` counts from 1, `index` from 0. Wins are
 * in minor units of the tournament's currency; both sides play `bet`, and each X is computed here.
 */
export const tournamentMatches = pgTable(
  'tournament_matches',
  {
    tournamentId: bigint('tournament_id', { mode: 'number' })
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    round: smallint('round').notNull(),
    index: smallint('index').notNull(),
    a: smallint('a'),
    b: smallint('b'),
    winner: smallint('winner'),
    bet: integer('bet'),
    winA: bigint('win_a', { mode: 'number' }),
    winB: bigint('win_b', { mode: 'number' }),
    xA: numeric('x_a', { precision: 14, scale: 2, mode: 'number' }).generatedAlwaysAs(
      sql`round(win_a::numeric / bet, 2)`,
    ),
    xB: numeric('x_b', { precision: 14, scale: 2, mode: 'number' }).generatedAlwaysAs(
      sql`round(win_b::numeric / bet, 2)`,
    ),
    state: text('state', { enum: matchStates }).notNull().default('pending'),
    playedAt: moment('played_at'),
  },
  (table) => [
    primaryKey({ columns: [table.tournamentId, table.round, table.index] }),
    foreignKey({
      name: 'tournament_matches_a_takes_part',
      columns: [table.tournamentId, table.a],
      foreignColumns: [tournamentParticipants.tournamentId, tournamentParticipants.seed],
    }),
    foreignKey({
      name: 'tournament_matches_b_takes_part',
      columns: [table.tournamentId, table.b],
      foreignColumns: [tournamentParticipants.tournamentId, tournamentParticipants.seed],
    }),
    check('tournament_matches_round_fits', sql`${table.round} between 1 and 7`),
    check('tournament_matches_index_fits', sql`${table.index} between 0 and 63`),
    check('tournament_matches_two_players', sql`${table.a} <> ${table.b}`),
    check('tournament_matches_winner_played', sql`${table.winner} in (${table.a}, ${table.b})`),
    check('tournament_matches_bet_positive', sql`${table.bet} > 0`),
    check('tournament_matches_wins_not_negative', sql`${table.winA} >= 0 and ${table.winB} >= 0`),
    isKnown('tournament_matches_state_known', table.state),
    uniqueIndex('tournament_matches_one_live').on(table.tournamentId).where(sql`${table.state} = 'live'`),
    check(
      'tournament_matches_live_has_two',
      sql`${table.state} <> 'live' or (${table.a} is not null and ${table.b} is not null)`,
    ),
    check(
      'tournament_matches_winner_when_over',
      sql`(${table.winner} is not null) = (${table.state} in ('done', 'forfeit'))`,
    ),
  ],
);
