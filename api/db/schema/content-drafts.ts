import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { contentKinds } from '@/contract/desk-content';
import { isKnown } from './is-known';
import { moment } from './moment';
import { users } from './users';

/**
 * What autosave keeps of a form that is not saved: one of each editor and entry; `slug` is `yeni.…` for what is not stored yet, `version` that
 * which was edited. Nothing public reads it.
 */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    kind: text('kind', { enum: contentKinds }).notNull(),
    slug: text('slug').notNull(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    values: jsonb('values').$type<Readonly<Record<string, unknown>>>().notNull(),
    version: integer('version').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.actorId] }),
    isKnown('content_drafts_kind_known', table.kind),
    index('content_drafts_actor_index').on(table.actorId, table.kind, table.at),
    index('content_drafts_age_index').on(table.at),
  ],
);
