import { boardParamsSchema, ownRankAnswerSchema } from '@/contract/leaders';
import { methods } from '@/lib/bff/methods';
import { ownRead } from '@/lib/bff/own-read';

/** GET: the member's own place on a board. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: ownRead({
    params: boardParamsSchema,
    path: ({ metric, period }) => `/leaders/${metric}/${period}/me`,
    answer: ownRankAnswerSchema,
  }),
});
