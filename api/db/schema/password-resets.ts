import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/** Links to a new password that were mailed and not used: the SHA-256 of the token alone, and until when it works. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_user_index').on(table.userId),
    index('password_resets_expires_index').on(table.expiresAt),
  ],
);
