import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/** The Kick account of a member: one each, and no account of Kick is two members'. */
export const kickAccounts = pgTable('kick_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  kickId: bigint('kick_id', { mode: 'number' }).notNull().unique('kick_accounts_kick_unique'),
  name: text('name').notNull(),
  linkedAt: moment('linked_at').notNull(),
});
