import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';
import { wagerEvents } from './wager-events';

/**
 * The standings of the newest published import: what each player's total grew by since the baseline. Made anew by each
 * publication, never by hand. `reached_at` is when the value was first seen and decides ties; `user_id` is the member
 * whose verified account it is, where there is one.
 */
export const wagerStandings = pgTable(
  'wager_standings',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => wagerEvents.id),
    siteUsername: text('site_username').notNull(),
    userId: uuid('user_id').references(() => users.id),
    value: bigint('value', { mode: 'number' }).notNull(),
    reachedAt: moment('reached_at').notNull(),
    rank: integer('rank').notNull(),
    isFlagged: boolean('is_flagged').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.siteUsername] }),
    unique('wager_standings_rank_once').on(table.eventId, table.rank),
    check('wager_standings_value_not_negative', sql`${table.value} >= 0`),
    check('wager_standings_rank_positive', sql`${table.rank} > 0`),
    index('wager_standings_user_index')
      .on(table.userId, table.eventId)
      .where(sql`${table.userId} is not null`),
  ],
);
