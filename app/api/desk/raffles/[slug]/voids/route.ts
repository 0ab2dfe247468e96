import { correctionAnswerSchema, voidTicketsInputSchema } from '@/contract/desk';
import { slugParamsSchema } from '@/contract/slug';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: an admin takes tickets of a draw back, once for its key. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: voidTicketsInputSchema,
    isKeyed: true,
    params: slugParamsSchema,
    path: '/desk/raffles/[slug]/voids',
    answer: correctionAnswerSchema,
  }),
});
