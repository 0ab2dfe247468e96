import { createRoute, z } from '@hono/zod-openapi';
import {
  analysesAnswerSchema,
  analysesQuerySchema,
  analysisAnswerSchema,
  analystsAnswerSchema,
} from '@/contract/analyses';
import { slugSchema } from '@/contract/slug';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { requireMember } from '../http/require-member';
import { getAnalysis } from '../services/analyses/get-analysis';
import { listAnalyses } from '../services/analyses/list-analyses';
import { listAnalysts } from '../services/analyses/list-analysts';

/** GET /analyses, one of them, and who writes them: for members. */
export function registerAnalysisRoutes(app: Api): void {
  app.openapi(list, async (c) =>
    c.json({ status: true, ...(await listAnalyses(c.var.ctx, c.req.valid('query'))) }, 200),
  );
  app.openapi(one, async (c) =>
    c.json({ status: true, data: await getAnalysis(c.var.ctx, c.req.valid('param').slug) }, 200),
  );
  app.openapi(authors, async (c) => c.json({ status: true, data: await listAnalysts(c.var.ctx) }, 200));
}

const usual = { tags: ['analyses'], security: [{ client: [], bearer: [] }] };

const list = createRoute({
  ...usual,
  method: 'get',
  path: '/analyses',
  summary: 'What is open by kick-off, what is settled, or everything of an author',
  middleware: [requireMember] as const,
  request: { query: analysesQuerySchema },
  responses: answers(analysesAnswerSchema, 'A page of analyses', 401, 422),
});

const one = createRoute({
  ...usual,
  method: 'get',
  path: '/analyses/{slug}',
  summary: 'An analysis with its reasons, its changes, and the record of its author',
  middleware: [requireMember] as const,
  request: { params: z.object({ slug: slugSchema }) },
  responses: answers(analysisAnswerSchema, 'The analysis', 401, 404),
});

const authors = createRoute({
  ...usual,
  method: 'get',
  path: '/analysts',
  summary: 'Who writes, each with the record',
  middleware: [requireMember] as const,
  responses: answers(analystsAnswerSchema, 'The authors', 401),
});
