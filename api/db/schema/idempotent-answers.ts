import { sql } from 'drizzle-orm';
import { check, index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/**
 * What a member's write answered, by the key it was sent with. The row is made with its answer in the transaction of the write itself, so
 * one that can be seen has it, and the primary key decides which of two writes was first (ADR 395). `request_hash` covers method, path and body.
 */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: json('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    check('idempotent_answers_key_plain', sql`${table.key} ~ '^[A-Za-z0-9_.-]{1,64}$'`),
    check('idempotent_answers_hash_form', sql`${table.requestHash} ~ '^[0-9a-f]{64}$'`),
    index('idempotent_answers_age_index').on(table.createdAt),
  ],
);
