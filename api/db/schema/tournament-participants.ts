import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { participantStates } from '@/contract/tournaments';
import { games } from './games';
import { isKnown } from './is-known';
import { moment } from './moment';
import { tournaments } from './tournaments';
import { users } from './users';

/**
 * Whether somebody has played on a board. The number stands in the text: of a plan that is kept for all values, PostgreSQL could not know that it fits the index
 * of places (docs/adr/320).
 */
export const hasPlayed = ({ played }: { readonly played: SQLWrapper }) => sql`${played} > 0`;

/** Who has withdrawn is no participant to anybody else; the row stays for its number and may join again. */
const storedStates = [...participantStates, 'withdrawn'] as const;

/**
 * Who takes part. `number` counts registrations of a tournament from 1, `seed` is the place in the draw. On a board `score`
 * ranks, reached at `reached_at` (earlier wins a tie) in `played` evenings or entries.
 */
export const tournamentParticipants = pgTable(
  'tournament_participants',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    tournamentId: bigint('tournament_id', { mode: 'number' })
      .notNull()
      .references(() => tournaments.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    number: integer('number').notNull(),
    gameId: bigint('game_id', { mode: 'number' }).references(() => games.id),
    seed: smallint('seed'),
    state: text('state', { enum: storedStates }).notNull().default('registered'),
    score: numeric('score', { precision: 14, scale: 2, mode: 'number' }).notNull().default(0),
    played: integer('played').notNull().default(0),
    reachedAt: moment('reached_at').notNull().defaultNow(),
    registeredAt: moment('registered_at').notNull().defaultNow(),
  },
  (table) => [
    unique('tournament_participants_user_once').on(table.tournamentId, table.userId),
    unique('tournament_participants_number_once').on(table.tournamentId, table.number),
    unique('tournament_participants_seed_once').on(table.tournamentId, table.seed),
    check('tournament_participants_number_positive', sql`${table.number} > 0`),
    check('tournament_participants_seed_fits', sql`${table.seed} between 1 and 128`),
    isKnown('tournament_participants_state_known', table.state),
    check('tournament_participants_played_not_negative', sql`${table.played} >= 0`),
    index('tournament_participants_state_index').on(table.tournamentId, table.state),
    index('tournament_participants_ranking_index')
      .on(table.tournamentId, sql`(-${table.score})`, table.reachedAt, table.id)
      .where(hasPlayed(table)),
    index('tournament_participants_user_index').on(table.userId),
    index('tournament_participants_game_index').on(table.gameId),
  ],
);
