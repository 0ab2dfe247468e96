import { orderDetailAnswerSchema, orderParamsSchema } from '@/contract/market-orders';
import { methods } from '@/lib/bff/methods';
import { passRead } from '@/lib/bff/pass-through';

/** GET: one of the member's own orders, with its code. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: passRead({ params: orderParamsSchema, path: '/user/orders/[id]', answer: orderDetailAnswerSchema }),
});
