import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { notificationGroups } from '@/contract/notifications';
import { isKnown } from './is-known';
import { users } from './users';

/** Whether a member wants a group of notifications by mail, by Telegram or on their devices, too; without a row the group's default holds. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    group: text('group', { enum: notificationGroups }).notNull(),
    byMail: boolean('by_mail').notNull(),
    byTelegram: boolean('by_telegram').notNull().default(false),
    byPush: boolean('by_push').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.group] }),
    isKnown('notification_choices_group_known', table.group),
    index('notification_choices_team')
      .on(table.userId)
      .where(sql`${table.group} = 'team' and (${table.byMail} or ${table.byTelegram} or ${table.byPush})`),
  ],
);
