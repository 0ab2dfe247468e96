import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { contentKinds } from '@/contract/desk-content';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * Every version of an entry of the desk, whole, as its form has it; written by the one write path in its transaction. `actor_id` is null for
 * the command line and for what was there before the history began. The last number is the entry's version.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text('kind', { enum: contentKinds }).notNull(),
    slug: text('slug').notNull(),
    number: integer('number').notNull(),
    values: jsonb('values').$type<Readonly<Record<string, unknown>>>().notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    at: moment('at').notNull(),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.number] }),
    isKnown('content_versions_kind_known', table.kind),
    check('content_versions_number_positive', sql`${table.number} > 0`),
    check('content_versions_note_short', sql`length(${table.note}) between 1 and 400`),
  ],
);
