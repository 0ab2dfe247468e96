import { slugParamsSchema } from '@/contract/slug';
import { ownTournamentEntryAnswerSchema, tournamentEntryInputSchema } from '@/contract/tournaments';
import { methods } from '@/lib/bff/methods';
import { passRead, passWrite } from '@/lib/bff/pass-through';

const answer = ownTournamentEntryAnswerSchema;

/** GET: the member's own entry. POST: registers, or changes the game. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: passRead({ params: slugParamsSchema, path: '/tournaments/[slug]/entry', answer }),
  POST: passWrite({
    input: tournamentEntryInputSchema,
    params: slugParamsSchema,
    path: '/tournaments/[slug]/entry',
    answer,
  }),
});
