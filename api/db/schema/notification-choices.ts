import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users';

/** Whether a member wants a group of notifications by mail, too; without a row the group's default holds. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    group: text('group', { enum: ['account', 'reviews', 'market', 'contests'] }).notNull(),
    byMail: boolean('by_mail').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.group] }),
    check(
      'notification_choices_group_known',
      sql`${table.group} in ('account', 'reviews', 'market', 'contests')`,
    ),
  ],
);
