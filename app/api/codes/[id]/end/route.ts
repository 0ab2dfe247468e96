import { redeemCodeAnswerSchema, redeemCodeParamsSchema } from '@/contract/redeem-codes';
import { json } from '@/lib/bff/answer';
import { BffError } from '@/lib/bff/bff-error';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { memberRoute } from '@/lib/bff/route';

/** POST: an admin ends a redeem code before its time. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: noInput }, async (member, call) => {
    const params = redeemCodeParamsSchema.safeParse(call.params);
    if (!params.success) throw new BffError('not_found');
    const path = `/codes/${params.data.id}/end` as const;
    return json(await memberWrite(member, call, { path, answer: redeemCodeAnswerSchema }));
  }),
});
