import { slugParamsSchema } from '@/contract/slug';
import { ownStandingAnswerSchema } from '@/contract/wager-events';
import { methods } from '@/lib/bff/methods';
import { passRead } from '@/lib/bff/pass-through';

/** GET: the member's own place in an event; null without one. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: passRead({
    params: slugParamsSchema,
    path: '/wager-events/[slug]/mine',
    answer: ownStandingAnswerSchema,
  }),
});
