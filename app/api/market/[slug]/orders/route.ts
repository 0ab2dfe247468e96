import { orderAnswerSchema, orderInputSchema } from '@/contract/market-orders';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';
import { slugParam } from '@/lib/bff/slug-param';

/** POST: orders an item, once for the key. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: orderInputSchema, isKeyed: true }, async (member, call) => {
    const path = `/market/${slugParam(call.params)}/orders` as const;
    return json(await memberWrite(member, call, { path, body: call.input, answer: orderAnswerSchema }), 201);
  }),
});
