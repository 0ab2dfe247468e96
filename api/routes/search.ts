import { createRoute } from '@hono/zod-openapi';
import { searchAnswerSchema, searchQuerySchema } from '@/contract/search';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { searchSite } from '../services/search/search-site';

/** GET /search?q=: sponsors, games, news and events that fit a question. */
export function registerSearchRoutes(app: Api): void {
  app.openapi(search, async (c) => {
    const data = await searchSite(c.var.ctx, c.req.valid('query').q);
    return c.json({ status: true, data }, 200);
  });
}

const search = createRoute({
  method: 'get',
  path: '/search',
  tags: ['search'],
  summary: 'What fits a question, by kind, the best first; each word may be the beginning of one',
  request: { query: searchQuerySchema },
  responses: answers(searchAnswerSchema, 'What was found', 422, 429),
});
