import { addCodesAnswerSchema, addCodesInputSchema } from '@/contract/vault';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';
import { slugParam } from '@/lib/bff/slug-param';

/** POST: an admin puts codes into the vault of an item. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: addCodesInputSchema }, async (member, call) => {
    const path = `/market/${slugParam(call.params)}/codes` as const;
    return json(await memberWrite(member, call, { path, body: call.input, answer: addCodesAnswerSchema }));
  }),
});
