import { z } from '@hono/zod-openapi';
import {
  buySessionAnswerSchema,
  buySessionsAnswerSchema,
  buySessionsQuerySchema,
} from '@/contract/bonus-buys';
import { slugSchema } from '@/contract/slug';
import type { Api } from '../http/app-env';
import { keyedPublicRead } from '../http/public-read';
import { getSession } from '../services/bonus-buys/get-session';
import { listSessions } from '../services/bonus-buys/list-sessions';

/** GET /bonus-buys, and one session with its entries. */
export function registerBonusBuyRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    return c.json({ status: true, ...(await listSessions(c.var.ctx, c.req.valid('query'))) }, 200);
  });
  app.openapi(one, async (c) => {
    return c.json({ status: true, data: await getSession(c.var.ctx, c.req.valid('param').slug) }, 200);
  });
}

const tag = 'bonus buys';

const list = keyedPublicRead({
  path: '/bonus-buys',
  tag,
  summary: 'Bonus-buy sessions, the newest first',
  request: { query: buySessionsQuerySchema },
  answer: buySessionsAnswerSchema,
  description: 'A page of sessions',
});

const one = keyedPublicRead({
  path: '/bonus-buys/{slug}',
  tag,
  summary: 'A session with its entries',
  request: { params: z.object({ slug: slugSchema }) },
  answer: buySessionAnswerSchema,
  description: 'The session',
});
