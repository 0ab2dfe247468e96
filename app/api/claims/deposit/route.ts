import { depositInputSchema } from '@/contract/claim-inputs';
import { claimStateAnswerSchema } from '@/contract/claims';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: hands in a deposit that earns tickets. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: depositInputSchema,
    isKeyed: true,
    path: '/claims/deposit',
    answer: claimStateAnswerSchema,
  }),
});
