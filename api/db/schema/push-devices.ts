import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { sessions } from './sessions';
import { users } from './users';

/** Browsers that notifications go to: one a login, and gone with it. Who holds address and keys can write to that browser. */
export const pushDevices = pgTable(
  'push_devices',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    publicKey: text('public_key').notNull(),
    authSecret: text('auth_secret').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'push_devices_endpoint_https',
      sql`${table.endpoint} ~ '^https://.' and char_length(${table.endpoint}) <= 1000`,
    ),
    index('push_devices_user_index').on(table.userId),
  ],
);
