import { guessInputSchema, ownGuessAnswerSchema } from '@/contract/bonus-hunts';
import { slugParamsSchema } from '@/contract/slug';
import { methods } from '@/lib/bff/methods';
import { passRead, passWrite } from '@/lib/bff/pass-through';

const answer = ownGuessAnswerSchema;

/** GET: the member's own guess at a hunt. POST: makes it, or changes it until the lock. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: passRead({ params: slugParamsSchema, path: '/bonus-hunts/[slug]/guess', answer }),
  POST: passWrite({
    input: guessInputSchema,
    params: slugParamsSchema,
    path: '/bonus-hunts/[slug]/guess',
    answer,
  }),
});
