import { ownerStepInputSchema } from '@/contract/claim-inputs';
import { claimParamsSchema, claimStateAnswerSchema } from '@/contract/claims';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: the owner of a claim answers, writes, confirms or reopens. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: ownerStepInputSchema,
    isKeyed: true,
    params: claimParamsSchema,
    path: '/claims/[kind]/[id]/steps',
    answer: claimStateAnswerSchema,
  }),
});
