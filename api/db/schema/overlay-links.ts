import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/** Links by which a streaming program shows overlays: a hash of the token alone, so that nobody who reads the database has one that works. */
export const overlayLinks = pgTable(
  'overlay_links',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull().unique('overlay_links_hash_unique'),
    name: text('name').notNull(),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: moment('created_at').notNull(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    check('overlay_links_hash_form', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check('overlay_links_name_given', sql`length(${table.name}) between 1 and 60`),
    index('overlay_links_creator_index').on(table.createdBy),
    index('overlay_links_good_index').on(table.id).where(sql`${table.revokedAt} is null`),
  ],
);
