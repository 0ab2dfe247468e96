import { marketItemParamsSchema, marketStandingAnswerSchema } from '@/contract/market';
import { methods } from '@/lib/bff/methods';
import { ownRead } from '@/lib/bff/own-read';

/** GET: the member's own checklist for an item of the market. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: ownRead({
    params: marketItemParamsSchema,
    path: ({ slug }) => `/market/${slug}/me`,
    answer: marketStandingAnswerSchema,
  }),
});
