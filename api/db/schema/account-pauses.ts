import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { pauseLengths } from '@/contract/pauses';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * The pauses that members chose for their own accounts, none of which is ever changed or removed. One that extends another begins where
 * that one ends, so that no two run at once and nothing can be shortened (`keepPauses`). `ends_at` is null for good.
 */
export const accountPauses = pgTable(
  'account_pauses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    length: text('length', { enum: pauseLengths }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    isKnown('account_pauses_length_known', table.length),
    check(
      'account_pauses_forever_has_no_end',
      sql`(${table.length} = 'forever') = (${table.endsAt} is null)`,
    ),
    check('account_pauses_end_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('account_pauses_not_before_choice', sql`${table.startsAt} >= ${table.createdAt}`),
    unique('account_pauses_start_unique').on(table.userId, table.startsAt),
  ],
);
