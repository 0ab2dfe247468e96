import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { inboxKinds } from '@/contract/desk-inbox';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/** Who has something of the inbox open, until when unless they say so again. */
export const inboxWatches = pgTable(
  'inbox_watches',
  {
    kind: text('kind', { enum: inboxKinds }).notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    until: moment('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject, table.userId] }),
    isKnown('inbox_watches_kind_known', table.kind),
    index('inbox_watches_user_index').on(table.userId),
    index('inbox_watches_until_index').on(table.until),
  ],
);
