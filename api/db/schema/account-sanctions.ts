import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sanctionKinds } from '@/contract/desk-member-steps';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * Accounts that the team closed for a while (a suspension) or for good (a ban, whose end may be none). It runs from `starts_at` to `ends_at`
 * unless somebody lifts it (`over_at`, with who and why); one that its end is over may have `over_at` alone. One of a member stands at a time (ADR 230).
 */
export const accountSanctions = pgTable(
  'account_sanctions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: sanctionKinds }).notNull(),
    reason: text('reason').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    imposedBy: uuid('imposed_by')
      .notNull()
      .references(() => users.id),
    overAt: moment('over_at'),
    overBy: uuid('over_by').references(() => users.id),
    overReason: text('over_reason'),
  },
  (table) => [
    isKnown('account_sanctions_kind_known', table.kind),
    check('account_sanctions_reason_given', sql`length(${table.reason}) between 1 and 1000`),
    check('account_sanctions_by_another', sql`${table.imposedBy} <> ${table.userId}`),
    check('account_sanctions_end_later', sql`${table.endsAt} > ${table.startsAt}`),
    check('account_sanctions_suspension_ends', sql`${table.kind} = 'ban' or ${table.endsAt} is not null`),
    check(
      'account_sanctions_over_whole',
      sql`num_nulls(${table.overBy}, ${table.overReason}) in (0, 2)
        and (${table.overBy} is null or ${table.overAt} is not null)`,
    ),
    uniqueIndex('account_sanctions_one').on(table.userId).where(sql`${table.overAt} is null`),
  ],
);
