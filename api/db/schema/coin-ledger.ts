import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ledgerReasons } from '@/contract/ledger';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * Every movement of Sikke, append-only (a trigger refuses the rest): `users.point` is the sum of a user's amounts and only a cache
 * of it. `idempotency_key` makes a repeated posting one posting; `prev_hash` and `hash` chain a user's lines, and each
 * hash has one successor at most; `earned` says whether a line counts on the leaderboard. Written by `line-statement.ts` alone.
 */
export const coinLedger = pgTable(
  'coin_ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }).notNull(),
    reason: text('reason', { enum: ledgerReasons }).notNull(),
    earned: boolean('earned').notNull(),
    refType: text('ref_type'),
    refId: text('ref_id'),
    idempotencyKey: text('idempotency_key').notNull().unique('coin_ledger_idempotency_key_unique'),
    actorId: uuid('actor_id').references(() => users.id),
    note: text('note'),
    reversalOf: bigint('reversal_of', { mode: 'number' })
      .unique('coin_ledger_reversal_of_unique')
      .references((): AnyPgColumn => coinLedger.id),
    prevHash: text('prev_hash').notNull(),
    hash: text('hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    isKnown('coin_ledger_reason_known', table.reason),
    check('coin_ledger_amount_moves', sql`${table.amount} <> 0`),
    check('coin_ledger_balance_not_negative', sql`${table.balanceAfter} >= 0`),
    check('coin_ledger_ref_whole', sql`(${table.refType} is null) = (${table.refId} is null)`),
    check('coin_ledger_key_given', sql`length(${table.idempotencyKey}) between 1 and 200`),
    check('coin_ledger_note_short', sql`length(${table.note}) <= 500`),
    check('coin_ledger_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    unique('coin_ledger_chain_unique').on(table.userId, table.prevHash),
    index('coin_ledger_user_index').on(table.userId, table.id.desc()),
    // The desk's timeline of a member, among whatever else happened at that time.
    index('coin_ledger_member_index').on(table.userId, table.createdAt),
    index('coin_ledger_ref_index').on(table.userId, table.refType, table.refId, table.createdAt),
    // Lines are added in the order of time, so that a few bytes a block find a day.
    index('coin_ledger_time_index').using('brin', table.createdAt).with({ autosummarize: true }),
    index('coin_ledger_earned_index').on(table.createdAt).where(sql`${table.earned}`),
  ],
);
