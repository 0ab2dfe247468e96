import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * Logins. A session holds the id of its one good token and of the token before it; `token_issued_at` lets the same
 * successor be signed again for a second caller inside the grace window. `expires_at` is the absolute end. Of the device its family
 * alone is kept (`parseDevice`), of the address a keyed hash that only this account's login can make (ADR 178); `last_seen_at` is up to five
 * minutes old.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jti: uuid('jti').notNull(),
    previousJti: uuid('previous_jti'),
    tokenIssuedAt: timestamp('token_issued_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    revokedFor: text('revoked_for', { enum: ['logout', 'reuse', 'ban', 'password', 'ended', 'deleted'] }),
    browser: text('browser'),
    system: text('system'),
    addressHash: text('address_hash'),
    lastSeenAt: moment('last_seen_at'),
  },
  (table) => [
    isKnown('sessions_revoked_for_known', table.revokedFor),
    index('sessions_user_index').on(table.userId, table.createdAt),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
);
