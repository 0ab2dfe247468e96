import { winIdsParamsSchema, winReactionsAnswerSchema } from '@/contract/win-reactions';
import { methods } from '@/lib/bff/methods';
import { ownRead } from '@/lib/bff/own-read';

/** GET: the member's own reactions to a page of wins, and how many said what by now. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: ownRead({
    params: winIdsParamsSchema,
    path: ({ ids }) => `/wins/reactions/${ids}`,
    answer: winReactionsAnswerSchema,
  }),
});
