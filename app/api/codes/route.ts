import { newCodeAnswerSchema, newCodeInputSchema } from '@/contract/redeem-codes';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST: an admin makes a redeem code. Not keyed: a kept answer would keep the code, which is nowhere else (ADR 131). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: newCodeInputSchema }, async (member, call) => {
    const write = { path: '/codes', body: call.input, answer: newCodeAnswerSchema } as const;
    return json(await memberWrite(member, call, write));
  }),
});
