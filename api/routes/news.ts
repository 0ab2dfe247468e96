import { z } from '@hono/zod-openapi';
import { newsAnswerSchema, newsCategories, newsPageSchema, newsSlugSchema } from '@/contract/news';
import { pageQuerySchema } from '@/contract/page';
import type { Api } from '../http/app-env';
import { keyedPublicRead } from '../http/public-read';
import { getArticle } from '../services/news/get-article';
import { listNews } from '../services/news/list-news';

/** GET /news and /news/{slug}. */
export function registerNewsRoutes(app: Api): void {
  app.openapi(list, async (c) =>
    c.json({ status: true, ...(await listNews(c.var.ctx, c.req.valid('query'))) }, 200),
  );
  app.openapi(article, async (c) => {
    const data = await getArticle(c.var.ctx, c.req.valid('param').slug);
    return c.json({ status: true, data }, 200);
  });
}

const list = keyedPublicRead({
  path: '/news',
  tag: 'news',
  summary: 'The articles: pinned ones first, then the latest',
  request: { query: pageQuerySchema.extend({ category: z.enum(newsCategories).optional() }) },
  answer: newsPageSchema,
  description: 'A page of articles',
});

const article = keyedPublicRead({
  path: '/news/{slug}',
  tag: 'news',
  summary: 'An article with its corrections and what to read next',
  request: { params: z.object({ slug: newsSlugSchema }) },
  answer: newsAnswerSchema,
  description: 'The article',
});
