import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { inboxKinds } from '@/contract/desk-inbox';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/** Who of the team has taken something of the inbox upon themselves; `subject` is its id. Gone once it is decided. */
export const inboxAssignments = pgTable(
  'inbox_assignments',
  {
    kind: text('kind', { enum: inboxKinds }).notNull(),
    subject: text('subject').notNull(),
    assigneeId: uuid('assignee_id')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    isKnown('inbox_assignments_kind_known', table.kind),
    index('inbox_assignments_assignee_index').on(table.assigneeId, table.kind),
  ],
);
