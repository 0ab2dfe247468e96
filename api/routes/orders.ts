import { createRoute } from '@hono/zod-openapi';
import { idempotencyHeadersSchema } from '@/contract/idempotency';
import { marketItemParamsSchema } from '@/contract/market';
import {
  orderAnswerSchema,
  orderDetailAnswerSchema,
  orderInputSchema,
  orderParamsSchema,
  ordersAnswerSchema,
  ordersQuerySchema,
} from '@/contract/market-orders';
import { answers, anyErrors, bodyErrors, errorAnswers, jsonAnswer, jsonInput } from '../http/answers';
import type { Api } from '../http/app-env';
import { claimingMember } from '../http/claiming-member';
import { idempotentFrom } from '../http/idempotent';
import { jsonBody } from '../http/json-body';
import { requireKeyedMember, requireMember, requireMemberEvenPaused } from '../http/require-member';
import { cancelOrder } from '../services/orders/cancel-order';
import { getOrder } from '../services/orders/get-order';
import { listOrders } from '../services/orders/list-orders';
import { orderOnce } from '../services/orders/place-order';

/** Orders of the market as their members make, see and cancel them. */
export function registerOrderRoutes(app: Api): void {
  app.openapi(place, async (c) => {
    const userId = c.var.member.user.id;
    const order = { userId, slug: c.req.valid('param').slug, input: c.req.valid('json') };
    const data = await idempotentFrom(c, orderOnce(order));
    return c.json({ status: true, data }, 201);
  });
  app.openapi(list, async (c) => {
    const orders = await listOrders(c.var.ctx, {
      userId: c.var.member.user.id,
      ...c.req.valid('query'),
    });
    return c.json({ status: true, ...orders }, 200);
  });
  app.openapi(read, async (c) => {
    const data = await getOrder(c.var.ctx, { userId: c.var.member.user.id, id: c.req.valid('param').id });
    return c.json({ status: true, data }, 200);
  });
  app.openapi(cancel, async (c) => {
    const data = await cancelOrder(c.var.ctx, { userId: c.var.member.user.id, id: c.req.valid('param').id });
    return c.json({ status: true, data }, 200);
  });
}

const security = [{ client: [], bearer: [] }];

const place = createRoute({
  method: 'post',
  path: '/market/{slug}/orders',
  tags: ['market'],
  summary: 'Order an item: its Sikke are taken, and come back if it is not delivered',
  security,
  middleware: [requireKeyedMember, claimingMember, jsonBody] as const,
  request: {
    params: marketItemParamsSchema,
    headers: idempotencyHeadersSchema,
    body: jsonInput(orderInputSchema),
  },
  responses: {
    201: jsonAnswer(orderAnswerSchema, 'The order; the same for every repeat of the key'),
    ...errorAnswers(...anyErrors, ...bodyErrors, 401, 404, 409),
  },
});

const list = createRoute({
  method: 'get',
  path: '/user/orders',
  tags: ['market'],
  summary: 'The member’s own orders, the newest first, all or those that are open',
  security,
  middleware: [requireMember, claimingMember] as const,
  request: { query: ordersQuerySchema },
  responses: answers(ordersAnswerSchema, 'A page of orders', 401, 422),
});

const read = createRoute({
  method: 'get',
  path: '/user/orders/{id}',
  tags: ['market'],
  summary: 'One of the member’s own orders, with its address and its code',
  security,
  middleware: [requireMember, claimingMember] as const,
  request: { params: orderParamsSchema },
  responses: answers(orderDetailAnswerSchema, 'The order', 401, 404),
});

const cancel = createRoute({
  method: 'post',
  path: '/user/orders/{id}/cancel',
  tags: ['market'],
  summary: 'Take an order back before anybody has worked on it',
  security,
  middleware: [requireMemberEvenPaused, claimingMember] as const,
  request: { params: orderParamsSchema },
  responses: answers(orderAnswerSchema, 'The cancelled order', 401, 404, 409),
});
