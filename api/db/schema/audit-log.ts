import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { auditActions } from '@/contract/desk';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * What the team did by hand, append-only (a trigger refuses the rest): who, what, to which row (`coin_ledger:12`), what was there before
 * and after, why, and in which request. Written in the transaction of what it tells. An actor's lines are a chain: `position` counts them,
 * `hash` covers a line and the hash before it. The three are the trigger's (`audit-chain.ts`), whatever is sent for them.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    action: text('action', { enum: auditActions }).notNull(),
    subject: text('subject').notNull(),
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>().notNull(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>().notNull(),
    reason: text('reason').notNull(),
    requestId: text('request_id').notNull(),
    createdAt: moment('created_at').notNull(),
    position: bigint('position', { mode: 'number' }).notNull().default(0),
    prevHash: text('prev_hash').notNull().default(''),
    hash: text('hash').notNull().default(''),
  },
  (table) => [
    isKnown('audit_log_action_known', table.action),
    check('audit_log_subject_plain', sql`${table.subject} ~ '^[a-z_]{1,60}:.{1,100}$'`),
    check('audit_log_reason_given', sql`length(${table.reason}) between 1 and 1000`),
    check('audit_log_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    unique('audit_log_chain_unique').on(table.actorId, table.position),
    // Of the operators, so that the beginning of a subject is a range too.
    index('audit_log_subject_index').on(table.subject.op('text_pattern_ops'), table.id),
    index('audit_log_action_index').on(table.action, table.id),
    index('audit_log_actor_index').on(table.actorId, table.id),
    index('audit_log_time_index').using('brin', table.createdAt).with({ autosummarize: true }),
  ],
);
