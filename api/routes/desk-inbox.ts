import { createRoute } from '@hono/zod-openapi';
import {
  inboxAnswerSchema,
  inboxCardAnswerSchema,
  inboxCountsAnswerSchema,
  inboxCountsQuerySchema,
  inboxParamsSchema,
  inboxQuerySchema,
} from '@/contract/desk-inbox';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { requireMember } from '../http/require-member';
import { getInboxCard } from '../services/desk/inbox/get-inbox-card';
import { countInbox, listInbox } from '../services/desk/inbox/list-inbox';

const shared = {
  method: 'get' as const,
  tags: ['desk'],
  security: [{ client: [], bearer: [] }],
};

/** What waits for a decision, of every kind: for the team, and for a sponsor's support role what concerns its own sponsor. */
export function registerDeskInboxRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const { user: viewer } = c.var.member;
    const page = await listInbox(c.var.ctx, { viewer, input: c.req.valid('query') });
    return c.json({ status: true, ...page }, 200);
  });
  app.openapi(counts, async (c) => {
    const { user: viewer } = c.var.member;
    const data = await countInbox(c.var.ctx, { viewer, input: c.req.valid('query') });
    return c.json({ status: true, data }, 200);
  });
  app.openapi(card, async (c) => {
    const { user: viewer } = c.var.member;
    const data = await getInboxCard(c.var.ctx, { viewer, ref: c.req.valid('param') });
    return c.json({ status: true, data }, 200);
  });
}

const list = createRoute({
  ...shared,
  middleware: [requireMember] as const,
  path: '/desk/inbox',
  summary: 'Everything that waits for a decision of the viewer, what is promised first at the beginning',
  request: { query: inboxQuerySchema },
  responses: answers(inboxAnswerSchema, 'A page of the inbox', 401, 422),
});

const counts = createRoute({
  ...shared,
  middleware: [requireMember] as const,
  path: '/desk/inbox/counts',
  summary: 'How much of each kind waits for the viewer, what of it is late, what is theirs, what is new',
  request: { query: inboxCountsQuerySchema },
  responses: answers(inboxCountsAnswerSchema, 'The numbers', 401, 422),
});

const card = createRoute({
  ...shared,
  middleware: [requireMember] as const,
  path: '/desk/inbox/{kind}/{id}',
  summary: 'Something of the inbox with its history, its pictures, and what it resembles',
  request: { params: inboxParamsSchema },
  responses: answers(inboxCardAnswerSchema, 'It', 401, 404, 422),
});
