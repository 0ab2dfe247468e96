import { orderAnswerSchema, orderParamsSchema } from '@/contract/market-orders';
import { orderDecisionSchema } from '@/contract/order-queue';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: who delivers orders takes one on, hands it over or refuses it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: orderDecisionSchema,
    params: orderParamsSchema,
    path: '/orders/[id]/decision',
    answer: orderAnswerSchema,
  }),
});
