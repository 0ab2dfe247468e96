import { marketEligibilityAnswerSchema, marketItemParamsSchema } from '@/contract/market';
import { methods } from '@/lib/bff/methods';
import { passRead } from '@/lib/bff/pass-through';

/** GET: the member's own checklist for an item of the market. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: passRead({
    params: marketItemParamsSchema,
    path: '/market/[slug]/me',
    answer: marketEligibilityAnswerSchema,
  }),
});
