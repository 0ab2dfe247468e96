import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, numeric, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { bonusHunts } from './bonus-hunts';
import { games } from './games';
import { moment } from './moment';
import { users } from './users';

/**
 * What members think a hunt ends at: one guess a member, sealed until the lock. `diff` and `rank` are written when the hunt is
 * completed (`rankGuesses`). Amounts in minor units of the hunt's currency.
 */
export const huntGuesses = pgTable(
  'hunt_guesses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    huntId: bigint('hunt_id', { mode: 'number' })
      .notNull()
      .references(() => bonusHunts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    endBalance: bigint('end_balance', { mode: 'number' }).notNull(),
    bestX: numeric('best_x', { precision: 10, scale: 2, mode: 'number' }),
    bestGameId: bigint('best_game_id', { mode: 'number' }).references(() => games.id),
    submittedAt: moment('submitted_at').notNull(),
    diff: bigint('diff', { mode: 'number' }),
    rank: integer('rank'),
  },
  (table) => [
    unique('hunt_guesses_one_a_member').on(table.huntId, table.userId),
    check('hunt_guesses_end_in_range', sql`${table.endBalance} between 0 and 1000000000000`),
    check('hunt_guesses_best_x_not_negative', sql`${table.bestX} >= 0`),
    check('hunt_guesses_ranked_with_diff', sql`(${table.rank} is null) = (${table.diff} is null)`),
    check('hunt_guesses_rank_counted', sql`${table.rank} > 0 and ${table.diff} >= 0`),
    index('hunt_guesses_rank_index').on(table.huntId, table.rank),
    index('hunt_guesses_sent_index').on(table.huntId, table.submittedAt, table.id),
    index('hunt_guesses_user_index').on(table.userId),
  ],
);
