import { statusSchema } from '@/contract/envelope';
import { slugParamsSchema } from '@/contract/slug';
import { matchResultInputSchema } from '@/contract/tournament-results';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: the team writes down how a match of a bracket ended. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: matchResultInputSchema,
    params: slugParamsSchema,
    path: '/tournaments/[slug]/matches',
    answer: statusSchema,
  }),
});
