import { orderAnswerSchema, orderParamsSchema } from '@/contract/market-orders';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: takes one of the member's own orders back while nobody has worked on it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({ params: orderParamsSchema, path: '/user/orders/[id]/cancel', answer: orderAnswerSchema }),
});
