import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { users } from './users';

/** What the team notes of a member for itself. No page shows it to the member; their own export has it, without who wrote it (ADR 231). */
export const memberNotes = pgTable(
  'member_notes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    writtenBy: uuid('written_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('member_notes_text_given', sql`length(${table.text}) between 1 and 2000`),
    index('member_notes_user_index').on(table.userId, table.createdAt),
  ],
);
