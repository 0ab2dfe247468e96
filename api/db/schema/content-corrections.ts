import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { correctedKinds } from '@/contract/corrections';
import { isKnown } from './is-known';
import { moment } from './moment';

/** What was put right of an entry after it was published: append-only, and shown on its page. */
export const contentCorrections = pgTable(
  'content_corrections',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: correctedKinds }).notNull(),
    slug: text('slug').notNull(),
    text: text('text').notNull(),
    correctedAt: moment('corrected_at').notNull(),
  },
  (table) => [
    isKnown('content_corrections_kind_known', table.kind),
    check('content_corrections_text_length', sql`length(${table.text}) between 1 and 500`),
    index('content_corrections_entry_index').on(table.kind, table.slug, table.correctedAt, table.id),
  ],
);
