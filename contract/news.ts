import { z } from 'zod';
import { envelope } from './envelope';
import { pageOf } from './page';
import { sponsorRefSchema } from './sponsors';

/** What an article is about; the names stand in addresses (`/haberler/kategori/cekilis`). */
export const newsCategories = ['duyuru', 'yayin', 'cekilis', 'sponsor', 'market', 'topluluk'] as const;
/** One of the categories. */
export type NewsCategory = (typeof newsCategories)[number];

/** A slug as it may stand in /news/{slug}. */
export const newsSlugSchema = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/);

/** An article as lists show it. Only slug and title are asked for (D27); `publish_at` is an ISO time, `cover` a path or an address. */
export const newsItemSchema = z.object({
  slug: newsSlugSchema,
  title: z.string().min(1),
  summary: z.string().nullish(),
  cover: z.string().nullish(),
  category: z.string().nullish(),
  is_pinned: z.boolean().nullish(),
  publish_at: z.string().nullish(),
  author: z.string().nullish(),
  sponsor: sponsorRefSchema.nullish(),
});
/** An article as lists show it. */
export type NewsItemWire = z.infer<typeof newsItemSchema>;

/** An article that another one leads to. */
const newsLinkSchema = z.object({ slug: newsSlugSchema, title: z.string().min(1) });

/** The whole article. `content` is Markdown; `corrections` stay for good, the first one first. */
export const newsArticleSchema = newsItemSchema.extend({
  content: z.string(),
  updated_at: z.string().nullish(),
  corrections: z.array(z.object({ text: z.string().min(1), corrected_at: z.string() })).nullish(),
  older: newsLinkSchema.nullish(),
  newer: newsLinkSchema.nullish(),
  related: z.array(newsItemSchema).nullish(),
});
/** The whole article. */
export type NewsArticleWire = z.infer<typeof newsArticleSchema>;

/** The answer of GET /news. */
export const newsPageSchema = pageOf(newsItemSchema);
/** The answer of GET /news/{slug}. */
export const newsAnswerSchema = envelope(newsArticleSchema);
