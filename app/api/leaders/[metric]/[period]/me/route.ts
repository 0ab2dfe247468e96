import { boardParamsSchema, ownRankAnswerSchema } from '@/contract/leaders';
import { methods } from '@/lib/bff/methods';
import { passRead } from '@/lib/bff/pass-through';

/** GET: the member's own place on a board. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: passRead({
    params: boardParamsSchema,
    path: '/leaders/[metric]/[period]/me',
    answer: ownRankAnswerSchema,
  }),
});
