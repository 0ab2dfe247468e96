import { z } from '@hono/zod-openapi';
import { entriesAnswerSchema, entryAreas } from '@/contract/entries';
import { pageQuerySchema } from '@/contract/page';
import type { Api } from '../http/app-env';
import { keyedPublicRead } from '../http/public-read';
import { listEntries } from '../services/entries/list-entries';

/** GET /entries/{area}: the pages of an area, for the sitemap. */
export function registerEntryRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const page = await listEntries(c.var.ctx, {
      area: c.req.valid('param').area,
      cursor: c.req.valid('query').cursor,
    });
    return c.json({ status: true, ...page }, 200);
  });
}

const list = keyedPublicRead({
  path: '/entries/{area}',
  tag: 'site',
  summary: 'The pages of an area that search engines may list, page by page, what was added last first',
  request: { params: z.object({ area: z.enum(entryAreas) }), query: pageQuerySchema },
  answer: entriesAnswerSchema,
  description: 'Slugs and the times of their last change',
});
