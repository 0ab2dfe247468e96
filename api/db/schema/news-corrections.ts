import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';
import { news } from './news';

/** What was put right in an article after it was published: kept for good and shown with it. */
export const newsCorrections = pgTable(
  'news_corrections',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    newsId: bigint('news_id', { mode: 'number' })
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    correctedAt: moment('corrected_at').notNull(),
  },
  (table) => [
    check('news_corrections_text_length', sql`length(${table.text}) between 1 and 500`),
    index('news_corrections_news_index').on(table.newsId, table.correctedAt),
  ],
);
