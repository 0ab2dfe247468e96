import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { buyEntryStates } from '@/contract/bonus-buys';
import { buySessions } from './buy-sessions';
import { games } from './games';
import { isKnown } from './is-known';
import { lineKey } from './line-key';
import { users } from './users';

/**
 * The bonuses bought in a session, in order; both the bet and the cost are kept, so that win/bet and win/cost are never mixed up. A
 * game outside the catalogue has a `game_name` alone. Amounts in minor units of the session's currency.
 */
export const buyEntries = pgTable(
  'buy_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    sessionId: bigint('session_id', { mode: 'number' })
      .notNull()
      .references(() => buySessions.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    lineKey: lineKey(),
    gameId: bigint('game_id', { mode: 'number' }).references(() => games.id),
    gameName: text('game_name'),
    bet: bigint('bet', { mode: 'number' }).notNull(),
    cost: bigint('cost', { mode: 'number' }).notNull(),
    win: bigint('win', { mode: 'number' }),
    suggestedBy: uuid('suggested_by').references(() => users.id),
    state: text('state', { enum: buyEntryStates }).notNull().default('queued'),
  },
  (table) => [
    unique('buy_entries_position_unique').on(table.sessionId, table.position),
    unique('buy_entries_key_unique').on(table.sessionId, table.lineKey),
    check('buy_entries_key_plain', sql`${table.lineKey} ~ '^[0-9a-f]{32}$'`),
    check('buy_entries_position_counted', sql`${table.position} > 0`),
    check(
      'buy_entries_game_named',
      sql`${table.gameId} is not null or coalesce(length(${table.gameName}), 0) between 1 and 120`,
    ),
    check('buy_entries_bet_in_range', sql`${table.bet} between 1 and 1000000000000`),
    check('buy_entries_cost_in_range', sql`${table.cost} between 1 and 1000000000000`),
    check('buy_entries_win_in_range', sql`${table.win} between 0 and 1000000000000`),
    isKnown('buy_entries_state_known', table.state),
    check('buy_entries_done_has_win', sql`(${table.state} = 'done') = (${table.win} is not null)`),
    index('buy_entries_game_index').on(table.gameId, table.id).where(sql`${table.state} = 'done'`),
    index('buy_entries_suggested_index').on(table.suggestedBy),
  ],
);
