import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { NotificationParams } from '@/contract/notifications';
import type { Reference } from '@/contract/references';
import { moment } from './moment';
import { users } from './users';

/** What members were told, one row a member and event, written in the transaction of what it tells. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<NotificationParams>().notNull(),
    reference: jsonb('reference').$type<Reference>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    readAt: moment('read_at'),
    mailedAt: moment('mailed_at'),
    /** When it went out by Telegram. */
    writtenAt: moment('written_at'),
    /** When it was handed out to the member's devices. */
    pushedAt: moment('pushed_at'),
  },
  (table) => [
    check('notifications_kind_named', sql`${table.kind} ~ '^[a-z_]{1,60}$'`),
    check('notifications_reference_typed', sql`${table.reference} ->> 'type' ~ '^[a-z-]{1,40}$'`),
    index('notifications_user_index').on(table.userId, table.id),
    index('notifications_unread_index').on(table.userId, table.id).where(sql`${table.readAt} is null`),
  ],
);
