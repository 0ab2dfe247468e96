import { orderAnswerSchema, orderInputSchema } from '@/contract/market-orders';
import { slugParamsSchema } from '@/contract/slug';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: orders an item, once for the key. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: orderInputSchema,
    isKeyed: true,
    params: slugParamsSchema,
    path: '/market/[slug]/orders',
    answer: orderAnswerSchema,
  }),
});
