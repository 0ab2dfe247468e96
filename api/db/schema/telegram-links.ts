import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/** The one link to the bot that a member may open: the SHA-256 of its code alone, and until when it works. */
export const telegramLinks = pgTable(
  'telegram_links',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull().unique('telegram_links_code_unique'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('telegram_links_expires_index').on(table.expiresAt)],
);
