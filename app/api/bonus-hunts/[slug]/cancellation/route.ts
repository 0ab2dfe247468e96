import { huntCancelInputSchema } from '@/contract/bonus-hunts';
import { statusSchema } from '@/contract/envelope';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';
import { slugParam } from '@/lib/bff/slug-param';

/** POST: the team cancels a bonus hunt, once for its key. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: huntCancelInputSchema, isKeyed: true }, async (member, call) => {
    const path = `/bonus-hunts/${slugParam(call.params)}/cancellation` as const;
    return json(await memberWrite(member, call, { path, body: call.input, answer: statusSchema }), 201);
  }),
});
