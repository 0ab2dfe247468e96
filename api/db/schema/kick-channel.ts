import { sql } from 'drizzle-orm';
import { bigint, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

/**
 * The app at Kick that an admin entered, and the channel that is connected with it: one row, or none where nothing is set up. What opens something
 * is sealed by the vault. `brokenAt` is when Kick refused to renew the login: the channel has to be connected anew.
 */
export const kickChannel = pgTable(
  'kick_channel',
  {
    id: integer('id').primaryKey().default(1),
    clientId: text('client_id').notNull(),
    secretSealed: text('secret_sealed').notNull(),
    broadcasterId: bigint('broadcaster_id', { mode: 'number' }),
    name: text('name'),
    accessSealed: text('access_sealed'),
    refreshSealed: text('refresh_sealed'),
    accessExpiresAt: moment('access_expires_at'),
    connectedAt: moment('connected_at'),
    brokenAt: moment('broken_at'),
    /** What webhooks are signed for, and when Kick said so. */
    publicKey: text('public_key'),
    publicKeyAt: moment('public_key_at'),
    /** The events that Kick said it tells us, when it was asked last. */
    subscribed: jsonb('subscribed').$type<readonly string[]>().notNull().default([]),
    checkedAt: moment('checked_at'),
  },
  (table) => [
    check('kick_channel_one', sql`${table.id} = 1`),
    check(
      'kick_channel_connected_whole',
      sql`num_nulls(${table.broadcasterId}, ${table.name}, ${table.connectedAt}) in (0, 3)`,
    ),
  ],
);
