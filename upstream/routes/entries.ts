import { z } from '@hono/zod-openapi';
import { entriesAnswerSchema, entryAreas } from '@/contract/entries';
import type { Api } from '../http/app-env';
import { publicReadOf } from '../http/public-read';
import { listEntries } from '../services/entries/list-entries';

/** GET /entries/{area}: the pages of an area, for the sitemap. */
export function registerEntryRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const data = await listEntries(c.var.ctx, c.req.valid('param').area);
    return c.json({ status: true, data }, 200);
  });
}

const list = publicReadOf({
  path: '/entries/{area}',
  tag: 'site',
  summary: 'The pages of an area that search engines may list, the latest first',
  request: { params: z.object({ area: z.enum(entryAreas) }) },
  answer: entriesAnswerSchema,
  description: 'Slugs and the times of their last change',
});
