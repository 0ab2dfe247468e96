import { winInputSchema } from '@/contract/claim-inputs';
import { claimStateAnswerSchema } from '@/contract/claims';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: hands in a win. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: winInputSchema,
    isKeyed: true,
    path: '/claims/win',
    answer: claimStateAnswerSchema,
  }),
});
