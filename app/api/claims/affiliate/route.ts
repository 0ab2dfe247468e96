import { affiliateInputSchema } from '@/contract/claim-inputs';
import { claimStateAnswerSchema } from '@/contract/claims';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: asks to come under the code. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: affiliateInputSchema,
    isKeyed: true,
    path: '/claims/affiliate',
    answer: claimStateAnswerSchema,
  }),
});
