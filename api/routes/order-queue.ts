import { createRoute } from '@hono/zod-openapi';
import { orderAnswerSchema, orderParamsSchema } from '@/contract/market-orders';
import { orderDecisionSchema, orderQueueAnswerSchema, orderQueueQuerySchema } from '@/contract/order-queue';
import { answers, bodyErrors, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { audited } from '../http/audited';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { lookAtOrder } from '../services/desk/audit/looks';
import { decideOrder } from '../services/orders/decide-order';
import { listQueue } from '../services/orders/list-queue';

/** Orders as who delivers them sees them: the team, and a sponsor's support role its own sponsor's. */
export function registerOrderQueueRoutes(app: Api): void {
  app.openapi(queue, async (c) => {
    const page = await listQueue(c.var.ctx, { user: c.var.member.user, input: c.req.valid('query') });
    return c.json({ status: true, ...page }, 200);
  });
  app.openapi(decide, async (c) => {
    const { user } = c.var.member;
    const input = { ...c.req.valid('json'), ...c.req.valid('param') };
    const { id, decision, reason } = input;
    const what = { action: 'order_decided', subject: `market_orders:${id}` } as const;
    const entry = { ...what, actorId: user.id, look: lookAtOrder(id) };
    const data = await audited(
      c.var.ctx,
      { ...entry, after: { decision }, reason: reason || decision },
      (ctx) => decideOrder(ctx, { user, input }),
    );
    return c.json({ status: true, data }, 200);
  });
}

const security = [{ client: [], bearer: [] }];

const queue = createRoute({
  method: 'get',
  path: '/orders',
  tags: ['market'],
  summary: 'For who delivers: what waits, the oldest first, or what is decided, the latest first',
  security,
  middleware: [requireMember] as const,
  request: { query: orderQueueQuerySchema },
  responses: answers(orderQueueAnswerSchema, 'A page of orders', 401, 422),
});

const decide = createRoute({
  method: 'post',
  path: '/orders/{id}/decision',
  tags: ['market'],
  summary: 'For who delivers: approve, deliver or reject an order; nobody decides their own',
  security,
  middleware: [requireMember, jsonBody] as const,
  request: { params: orderParamsSchema, body: jsonInput(orderDecisionSchema) },
  responses: answers(orderAnswerSchema, 'The order after it', ...bodyErrors, 401, 404, 409),
});
