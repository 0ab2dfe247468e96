import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { games } from './games';
import { wagerEvents } from './wager-events';

/** The games that count in an event; none means that every game counts. */
export const wagerEventGames = pgTable(
  'wager_event_games',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => wagerEvents.id, { onDelete: 'cascade' }),
    gameId: bigint('game_id', { mode: 'number' })
      .notNull()
      .references(() => games.id),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.gameId] }),
    index('wager_event_games_game_index').on(table.gameId),
  ],
);
