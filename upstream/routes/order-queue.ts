import { createRoute } from '@hono/zod-openapi';
import { marketItemParamsSchema } from '@/contract/market';
import {
  addCodesAnswerSchema,
  addCodesInputSchema,
  orderAnswerSchema,
  orderDecisionSchema,
  orderParamsSchema,
  orderQueueAnswerSchema,
  orderQueueQuerySchema,
} from '@/contract/market-orders';
import { anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { jsonBody } from '../http/json-body';
import { requireMember } from '../http/require-member';
import { requireRole } from '../http/require-role';
import { decideOrder } from '../services/orders/decide-order';
import { listOpenOrders } from '../services/orders/list-orders';
import { addCodes } from '../services/vault/add-codes';

/** Orders as who delivers them sees them, and the vault of codes. */
export function registerOrderQueueRoutes(app: Api): void {
  app.openapi(queue, async (c) =>
    c.json({ status: true, ...(await listOpenOrders(c.var.ctx, c.req.valid('query').cursor)) }, 200),
  );
  app.openapi(decide, async (c) => {
    const decided = { ...c.req.valid('json'), ...c.req.valid('param'), actorId: c.var.member.user.id };
    return c.json({ status: true, data: await decideOrder(c.var.ctx, decided) }, 200);
  });
  app.openapi(fill, async (c) => {
    const data = await addCodes(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('json') });
    return c.json({ status: true, data }, 200);
  });
}

const security = [{ client: [], bearer: [] }];
const requireDeliverer = requireRole('moderator', 'admin');

const queue = createRoute({
  method: 'get',
  path: '/orders',
  tags: ['market'],
  summary: 'For moderators and admins: what waits for a decision or a delivery, the oldest first',
  security,
  middleware: [requireMember, requireDeliverer] as const,
  request: { query: orderQueueQuerySchema },
  responses: {
    200: jsonAnswer(orderQueueAnswerSchema, 'A page of orders'),
    ...errorAnswers(...anyErrors, 401, 422),
  },
});

const decide = createRoute({
  method: 'post',
  path: '/orders/{id}/decision',
  tags: ['market'],
  summary: 'For moderators and admins: approve, deliver or reject an order; nobody decides their own',
  security,
  middleware: [requireMember, requireDeliverer, jsonBody] as const,
  request: { params: orderParamsSchema, body: jsonInput(orderDecisionSchema) },
  responses: {
    200: jsonAnswer(orderAnswerSchema, 'The order after it'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409),
  },
});

const fill = createRoute({
  method: 'post',
  path: '/market/{slug}/codes',
  tags: ['market'],
  summary: 'For admins: put codes into the vault of an item and onto its stock',
  security,
  middleware: [requireMember, requireRole('admin'), jsonBody] as const,
  request: { params: marketItemParamsSchema, body: jsonInput(addCodesInputSchema) },
  responses: {
    200: jsonAnswer(addCodesAnswerSchema, 'How many were new'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404),
  },
});
