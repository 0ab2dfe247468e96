import { deletionAnswerSchema, deletionInputSchema } from '@/contract/own-data';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST {password}: lets the account go in 14 days. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: deletionInputSchema }, async (member, call) => {
    const write = { path: '/user/deletion', body: call.input, answer: deletionAnswerSchema } as const;
    return json(await memberWrite(member, call, write));
  }),
});
