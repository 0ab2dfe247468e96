import { slugParamsSchema } from '@/contract/slug';
import { ownTournamentEntryAnswerSchema } from '@/contract/tournaments';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: confirms the member's place in a tournament. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    params: slugParamsSchema,
    path: '/tournaments/[slug]/check-in',
    answer: ownTournamentEntryAnswerSchema,
  }),
});
