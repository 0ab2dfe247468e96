import { reviewerStepInputSchema } from '@/contract/claim-inputs';
import { claimParamsSchema, claimStateAnswerSchema } from '@/contract/claims';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: a reviewer takes up, approves, rejects, asks, replies or hands over. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: reviewerStepInputSchema,
    params: claimParamsSchema,
    path: '/reviews/[kind]/[id]/steps',
    answer: claimStateAnswerSchema,
  }),
});
