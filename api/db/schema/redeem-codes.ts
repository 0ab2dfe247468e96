import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { redeemChannels } from '@/contract/redeem-codes';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * Codes that bring Sikke to who types them in time. Only a keyed hash of the code is here, so that nobody who reads the database can
 * redeem one; `used_count` rises by a conditional update and never passes `max_uses`. What was made together has the first one's id as `batch_id`.
 */
export const redeemCodes = pgTable(
  'redeem_codes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    batchId: bigint('batch_id', { mode: 'number' }).references((): AnyPgColumn => redeemCodes.id),
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
    index('redeem_codes_batch_index').on(table.batchId, table.id).where(sql`${table.batchId} is not null`),
    index('redeem_codes_on_index').on(table.endsAt).where(sql`${table.isActive}`),
    index('redeem_codes_off_index').on(table.id).where(sql`not ${table.isActive}`),
  ],
);
