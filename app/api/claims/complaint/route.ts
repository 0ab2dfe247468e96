import { complaintInputSchema } from '@/contract/claim-inputs';
import { claimStateAnswerSchema } from '@/contract/claims';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: opens a complaint or a suggestion. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: complaintInputSchema,
    isKeyed: true,
    path: '/claims/complaint',
    answer: claimStateAnswerSchema,
  }),
});
