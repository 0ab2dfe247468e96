import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { inboxKinds } from '@/contract/desk-inbox';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/** Reasons that the team keeps for its decisions, by kind; an archived one is offered no more. */
export const savedReasons = pgTable(
  'saved_reasons',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: inboxKinds }).notNull(),
    text: text('text').notNull(),
    uses: integer('uses').notNull().default(0),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
    archivedAt: moment('archived_at'),
  },
  (table) => [
    isKnown('saved_reasons_kind_known', table.kind),
    check('saved_reasons_text_given', sql`length(${table.text}) between 1 and 300`),
    uniqueIndex('saved_reasons_kept_once').on(table.kind, table.text).where(sql`${table.archivedAt} is null`),
    index('saved_reasons_creator_index').on(table.createdBy),
  ],
);
