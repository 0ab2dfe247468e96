import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { redeemChannels } from '@/contract/redeem-codes';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * Codes that bring Sikke to who types them in time. Only a keyed hash of the code is here, so that nobody who reads the database can
 * redeem one; `used_count` rises by a conditional update and never passes `max_uses`.
 */
export const redeemCodes = pgTable(
  'redeem_codes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    codeHash: text('code_hash').notNull().unique('redeem_codes_hash_unique'),
    title: text('title').notNull(),
    channel: text('channel', { enum: redeemChannels }).notNull().default('stream'),
    amount: integer('amount').notNull(),
    maxUses: integer('max_uses').notNull(),
    usedCount: integer('used_count').notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdBy: uuid('created_by').references(() => users.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('redeem_codes_hash_form', sql`${table.codeHash} ~ '^[0-9a-f]{64}$'`),
    isKnown('redeem_codes_channel_known', table.channel),
    check('redeem_codes_amount_positive', sql`${table.amount} > 0`),
    check('redeem_codes_uses_bounded', sql`${table.usedCount} between 0 and ${table.maxUses}`),
    check('redeem_codes_window_ordered', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);
