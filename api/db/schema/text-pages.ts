import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { textPageSlugs } from '@/contract/text-pages';
import { moment } from './moment';

/** The operator's own terms, privacy notice and cookie text, every version that was ever published: a consent names one (ADR 185). */
export const textPages = pgTable(
  'text_pages',
  {
    slug: text('slug', { enum: textPageSlugs }).notNull(),
    version: text('version').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.version] }),
    check('text_pages_slug_known', sql`${table.slug} in ('kullanim-kosullari', 'gizlilik', 'cerezler')`),
    check('text_pages_version_given', sql`length(${table.version}) between 1 and 40`),
    check('text_pages_title_given', sql`length(${table.title}) between 1 and 160`),
    check('text_pages_body_given', sql`length(${table.body}) between 1 and 60000`),
  ],
);
