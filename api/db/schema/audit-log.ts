import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { auditActions } from '@/contract/desk';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * What the team did by hand, append-only (a trigger refuses the rest): who, what, to which row (`coin_ledger:12`), what was there before
 * and after, why, and in which request. Written in the transaction of what it tells.
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
  },
  (table) => [
    isKnown('audit_log_action_known', table.action),
    check('audit_log_subject_plain', sql`${table.subject} ~ '^[a-z_]{1,60}:.{1,100}$'`),
    check('audit_log_reason_given', sql`length(${table.reason}) between 1 and 1000`),
    // Of the operators, so that the beginning of a subject is a range too.
    index('audit_log_subject_index').on(table.subject.op('text_pattern_ops'), table.id),
    index('audit_log_action_index').on(table.action, table.id),
    index('audit_log_actor_index').on(table.actorId, table.id),
  ],
);
