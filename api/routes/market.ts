import { createRoute } from '@hono/zod-openapi';
import {
  marketAnswerSchema,
  marketDetailAnswerSchema,
  marketEligibilityAnswerSchema,
  marketItemParamsSchema,
  marketQuerySchema,
} from '@/contract/market';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { keyedPublicRead } from '../http/public-read';
import { requireMember } from '../http/require-member';
import { getEligibility } from '../services/market/get-eligibility';
import { getItem } from '../services/market/get-item';
import { listItems } from '../services/market/list-items';

/** GET /market, one item of it, and how a member stands to that. */
export function registerMarketRoutes(app: Api): void {
  app.openapi(list, async (c) =>
    c.json({ status: true, ...(await listItems(c.var.ctx, c.req.valid('query'))) }, 200),
  );
  app.openapi(read, async (c) =>
    c.json({ status: true, data: await getItem(c.var.ctx, c.req.valid('param').slug) }, 200),
  );
  app.openapi(standing, async (c) => {
    const { slug } = c.req.valid('param');
    return c.json(
      { status: true, data: await getEligibility(c.var.ctx, { userId: c.var.member.user.id, slug }) },
      200,
    );
  });
}

const list = keyedPublicRead({
  path: '/market',
  tag: 'market',
  summary: 'What can be had for Sikke: what is available first, then the operator’s order',
  answer: marketAnswerSchema,
  description: 'A page of items',
  request: { query: marketQuerySchema },
});

const read = keyedPublicRead({
  path: '/market/{slug}',
  tag: 'market',
  summary: 'An item with its terms and its public stock log',
  answer: marketDetailAnswerSchema,
  description: 'The item',
  request: { params: marketItemParamsSchema },
});

const standing = createRoute({
  method: 'get',
  path: '/market/{slug}/me',
  tags: ['market'],
  summary: 'The member’s own checklist for an item',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember] as const,
  request: { params: marketItemParamsSchema },
  responses: answers(marketEligibilityAnswerSchema, 'The checklist', 401, 404),
});
