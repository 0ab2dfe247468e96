import { orderAnswerSchema, orderParamsSchema } from '@/contract/market-orders';
import { orderDecisionSchema } from '@/contract/order-queue';
import { json } from '@/lib/bff/answer';
import { BffError } from '@/lib/bff/bff-error';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST: who delivers orders takes one on, hands it over or refuses it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: orderDecisionSchema }, async (member, call) => {
    const params = orderParamsSchema.safeParse(call.params);
    if (!params.success) throw new BffError('not_found');
    const path = `/orders/${params.data.id}/decision` as const;
    return json(await memberWrite(member, call, { path, body: call.input, answer: orderAnswerSchema }));
  }),
});
