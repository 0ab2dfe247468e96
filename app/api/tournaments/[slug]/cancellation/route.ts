import { statusSchema } from '@/contract/envelope';
import { slugParamsSchema } from '@/contract/slug';
import { tournamentCancelInputSchema } from '@/contract/tournament-results';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: the team cancels a tournament. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: tournamentCancelInputSchema,
    params: slugParamsSchema,
    path: '/tournaments/[slug]/cancellation',
    answer: statusSchema,
  }),
});
