import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { fourEyesKinds, fourEyesStates } from '@/contract/desk-four-eyes';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * What somebody of the team asked for and a second person has to confirm (ADR 229). One of a kind waits for a subject at a time; nobody
 * confirms or refuses an own request, nobody withdraws another's, and nobody confirms what concerns themselves (`member_id`).
 */
export const fourEyesRequests = pgTable(
  'four_eyes_requests',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: fourEyesKinds }).notNull(),
    subject: text('subject').notNull(),
    memberId: uuid('member_id').references(() => users.id),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    reason: text('reason').notNull(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id),
    askedAt: moment('asked_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    state: text('state', { enum: fourEyesStates }).notNull().default('waiting'),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    isKnown('four_eyes_requests_kind_known', table.kind),
    isKnown('four_eyes_requests_state_known', table.state),
    check('four_eyes_requests_subject_plain', sql`${table.subject} ~ '^[a-z_]{1,60}:.{1,100}$'`),
    check('four_eyes_requests_reason_given', sql`length(${table.reason}) between 1 and 1000`),
    check('four_eyes_requests_expires_later', sql`${table.expiresAt} > ${table.askedAt}`),
    check(
      'four_eyes_requests_decided_whole',
      sql`(${table.decidedBy} is null) = (${table.state} in ('waiting', 'expired'))
        and (${table.decidedAt} is null) = (${table.decidedBy} is null)`,
    ),
    check(
      'four_eyes_requests_another_decides',
      sql`${table.decidedBy} is null or (${table.decidedBy} = ${table.askedBy}) = (${table.state} = 'withdrawn')`,
    ),
    check(
      'four_eyes_requests_of_another',
      sql`${table.state} <> 'confirmed' or ${table.decidedBy} is distinct from ${table.memberId}`,
    ),
    uniqueIndex('four_eyes_requests_one_waiting')
      .on(table.kind, table.subject)
      .where(sql`${table.state} = 'waiting'`),
    index('four_eyes_requests_waiting_index').on(table.id).where(sql`${table.state} = 'waiting'`),
  ],
);
