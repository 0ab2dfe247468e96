import { reviewerStepInputSchema } from '@/contract/claim-inputs';
import { claimStateAnswerSchema } from '@/contract/claims';
import { json } from '@/lib/bff/answer';
import { claimParams } from '@/lib/bff/claim-path';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST: a reviewer takes up, approves, rejects, asks, replies or hands over. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: reviewerStepInputSchema }, async (member, call) => {
    const { kind, id } = claimParams(call.params);
    const path = `/reviews/${kind}/${id}/steps` as const;
    const answer = claimStateAnswerSchema;
    return json(await memberWrite(member, call, { path, body: call.input, answer }));
  }),
});
