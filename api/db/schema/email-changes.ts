import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/**
 * The one new address that a member waits to confirm. `request_id` binds the job that mails the link; `token_hash` is null until
 * it was made, in the moment of sending; `session_id` is the login that asked, which stays when the others end.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    email: text('email').notNull(),
    emailFold: text('email_fold').notNull(),
    tokenHash: text('token_hash').unique('email_changes_token_unique'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_changes_expires_index').on(table.expiresAt)],
);
