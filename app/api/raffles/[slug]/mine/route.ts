import { ownTicketsAnswerSchema } from '@/contract/raffles';
import { slugParamsSchema } from '@/contract/slug';
import { methods } from '@/lib/bff/methods';
import { passRead } from '@/lib/bff/pass-through';

/** GET: the member's own tickets in a draw and how many are in play. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: passRead({ params: slugParamsSchema, path: '/raffles/[slug]/mine', answer: ownTicketsAnswerSchema }),
});
