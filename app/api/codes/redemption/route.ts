import { redeemInputSchema, redemptionAnswerSchema } from '@/contract/earning';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST: redeems a code for the member. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: redeemInputSchema, isKeyed: true }, async (member, call) => {
    const write = { path: '/codes/redemption', body: call.input, answer: redemptionAnswerSchema } as const;
    return json(await memberWrite(member, call, write), 201);
  }),
});
