import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/**
 * The one code that a member may enter for a number. `request_id` binds the job that sends it; `code_hash` is null until it was
 * made, in the moment of sending, and keyed with a secret of the installation: six digits are soon guessed.
 */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id').notNull(),
    phone: text('phone').notNull(),
    codeHash: text('code_hash'),
    tries: smallint('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check('phone_codes_phone_international', sql`${table.phone} ~ '^\\+[1-9][0-9]{7,14}$'`),
    check('phone_codes_five_tries', sql`${table.tries} between 0 and 5`),
    index('phone_codes_expires_index').on(table.expiresAt),
  ],
);
