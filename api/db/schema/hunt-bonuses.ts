import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { bonusFlags, bonusStates } from '@/contract/bonus-hunts';
import { bonusHunts } from './bonus-hunts';
import { games } from './games';
import { isKnown } from './is-known';
import { lineKey } from './line-key';

/**
 * The bonuses of a hunt, in the order they are opened; at most one is being opened. A game outside the catalogue has a
 * `game_name` alone. Amounts in minor units of the hunt's currency.
 */
export const huntBonuses = pgTable(
  'hunt_bonuses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    huntId: bigint('hunt_id', { mode: 'number' })
      .notNull()
      .references(() => bonusHunts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    lineKey: lineKey(),
    gameId: bigint('game_id', { mode: 'number' }).references(() => games.id),
    gameName: text('game_name'),
    bet: bigint('bet', { mode: 'number' }).notNull(),
    win: bigint('win', { mode: 'number' }),
    flag: text('flag', { enum: bonusFlags }).notNull().default('normal'),
    state: text('state', { enum: bonusStates }).notNull().default('unopened'),
  },
  (table) => [
    unique('hunt_bonuses_position_unique').on(table.huntId, table.position),
    unique('hunt_bonuses_key_unique').on(table.huntId, table.lineKey),
    check('hunt_bonuses_key_plain', sql`${table.lineKey} ~ '^[0-9a-f]{32}$'`),
    uniqueIndex('hunt_bonuses_one_opening').on(table.huntId).where(sql`${table.state} = 'opening'`),
    check('hunt_bonuses_position_counted', sql`${table.position} > 0`),
    check(
      'hunt_bonuses_game_named',
      sql`${table.gameId} is not null or coalesce(length(${table.gameName}), 0) between 1 and 120`,
    ),
    check('hunt_bonuses_bet_in_range', sql`${table.bet} between 1 and 1000000000000`),
    check('hunt_bonuses_win_in_range', sql`${table.win} between 0 and 1000000000000`),
    isKnown('hunt_bonuses_flag_known', table.flag),
    isKnown('hunt_bonuses_state_known', table.state),
    check('hunt_bonuses_opened_has_win', sql`(${table.state} = 'opened') = (${table.win} is not null)`),
    index('hunt_bonuses_game_index').on(table.gameId, table.id).where(sql`${table.state} = 'opened'`),
  ],
);
