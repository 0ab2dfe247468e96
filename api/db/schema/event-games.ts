import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { events } from './events';
import { games } from './games';

/** The games that count in an event, in the order the event names them; none means that any does. */
export const eventGames = pgTable(
  'event_games',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    gameId: bigint('game_id', { mode: 'number' })
      .notNull()
      .references(() => games.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.gameId] }),
    index('event_games_game_index').on(table.gameId),
  ],
);
