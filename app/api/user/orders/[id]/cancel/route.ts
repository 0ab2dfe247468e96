import { orderAnswerSchema, orderParamsSchema } from '@/contract/market-orders';
import { json } from '@/lib/bff/answer';
import { BffError } from '@/lib/bff/bff-error';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { memberRoute } from '@/lib/bff/route';

/** POST: takes one of the member's own orders back while nobody has worked on it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: noInput }, async (member, call) => {
    const params = orderParamsSchema.safeParse(call.params);
    if (!params.success) throw new BffError('not_found');
    const path = `/user/orders/${params.data.id}/cancel` as const;
    return json(await memberWrite(member, call, { path, answer: orderAnswerSchema }));
  }),
});
