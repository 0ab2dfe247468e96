import { orderDetailAnswerSchema, orderParamsSchema } from '@/contract/market-orders';
import { methods } from '@/lib/bff/methods';
import { ownRead } from '@/lib/bff/own-read';

/** GET: one of the member's own orders, with its code. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: ownRead({
    params: orderParamsSchema,
    path: ({ id }) => `/user/orders/${id}`,
    answer: orderDetailAnswerSchema,
  }),
});
