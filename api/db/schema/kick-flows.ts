import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { kickPurposes } from '@/contract/kick';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/** Logins at Kick under way: the SHA-256 of their state, the sealed verifier of PKCE, and whose they are. Each is used once. */
export const kickFlows = pgTable(
  'kick_flows',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: kickPurposes }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verifierSealed: text('verifier_sealed').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    isKnown('kick_flows_purpose_known', table.purpose),
    index('kick_flows_expires_index').on(table.expiresAt),
    index('kick_flows_user_index').on(table.userId),
  ],
);
