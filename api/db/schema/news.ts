import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { newsCategories } from '@/contract/news';
import { isKnown } from './is-known';
import { moment } from './moment';
import { sponsors } from './sponsors';

/** An article's life: a scheduled one is published by the clock, an archived one is no longer shown. */
const newsStates = ['draft', 'scheduled', 'published', 'archived'] as const;

/** The articles. `content` is Markdown, `cover` a path below the CDN or a web address, `author` a name as it is printed. */
export const news = pgTable(
  'news',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique('news_slug_unique'),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    cover: text('cover'),
    content: text('content').notNull(),
    category: text('category', { enum: newsCategories }).notNull(),
    sponsorId: bigint('sponsor_id', { mode: 'number' }).references(() => sponsors.id, {
      onDelete: 'set null',
    }),
    isPinned: boolean('is_pinned').notNull().default(false),
    publishAt: moment('publish_at'),
    author: text('author').notNull(),
    state: text('state', { enum: newsStates }).notNull().default('draft'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('news_slug_plain', sql`${table.slug} ~ '^[a-z0-9]([a-z0-9-]{0,98}[a-z0-9])?$'`),
    check('news_title_length', sql`length(${table.title}) between 1 and 160`),
    check('news_summary_length', sql`length(${table.summary}) between 1 and 320`),
    check('news_content_length', sql`length(${table.content}) between 1 and 20000`),
    check('news_author_length', sql`length(${table.author}) between 1 and 60`),
    isKnown('news_category_known', table.category),
    isKnown('news_state_known', table.state),
    check('news_shown_has_time', sql`${table.state} = 'draft' or ${table.publishAt} is not null`),
    index('news_list_index')
      .on(table.isPinned, table.publishAt, table.id)
      .where(sql`${table.state} in ('scheduled', 'published')`),
    index('news_category_index')
      .on(table.category, table.isPinned, table.publishAt, table.id)
      .where(sql`${table.state} in ('scheduled', 'published')`),
    index('news_time_index')
      .on(table.publishAt, table.id)
      .where(sql`${table.state} in ('scheduled', 'published')`),
    index('news_due_index').on(table.publishAt).where(sql`${table.state} = 'scheduled'`),
    index('news_sponsor_index').on(table.sponsorId, table.publishAt),
    index('news_desk_index').on(table.state, table.id),
  ],
);
