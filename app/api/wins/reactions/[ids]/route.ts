import { winIdsParamsSchema, winReactionsAnswerSchema } from '@/contract/win-reactions';
import { methods } from '@/lib/bff/methods';
import { passRead } from '@/lib/bff/pass-through';

/** GET: the member's own reactions to a page of wins, and how many said what by now. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: passRead({
    params: winIdsParamsSchema,
    path: '/wins/reactions/[ids]',
    answer: winReactionsAnswerSchema,
  }),
});
