import { textPageAnswerSchema, textPageParamsSchema } from '@/contract/text-pages';
import type { Api } from '../http/app-env';
import { keyedPublicRead } from '../http/public-read';
import { getTextPage } from '../services/text-pages/get-text-page';

/** GET /text-pages/{slug}. */
export function registerTextPageRoutes(app: Api): void {
  app.openapi(page, async (c) => {
    const data = await getTextPage(c.var.ctx, c.req.valid('param').slug);
    return c.json({ status: true, data }, 200);
  });
}

const page = keyedPublicRead({
  path: '/text-pages/{slug}',
  tag: 'text-pages',
  summary: 'The operator’s own terms, privacy notice or cookie text, as it holds now',
  request: { params: textPageParamsSchema },
  answer: textPageAnswerSchema,
  description: 'The text',
});
