import { slugParamsSchema } from '@/contract/slug';
import { ownTournamentEntryAnswerSchema } from '@/contract/tournaments';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: withdraws the member from a tournament. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    params: slugParamsSchema,
    path: '/tournaments/[slug]/withdrawal',
    answer: ownTournamentEntryAnswerSchema,
  }),
});
