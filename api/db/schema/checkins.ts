import { date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/** The stamps of the check-in card: one a member and day, the day as the calendar of Istanbul names it. */
export const checkins = pgTable(
  'checkins',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    day: date('day').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('checkins_day_index').on(table.day)],
);
