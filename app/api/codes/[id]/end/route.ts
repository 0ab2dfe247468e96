import { redeemCodeAnswerSchema, redeemCodeParamsSchema } from '@/contract/redeem-codes';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: an admin ends a redeem code before its time. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    params: redeemCodeParamsSchema,
    path: '/codes/[id]/end',
    answer: redeemCodeAnswerSchema,
  }),
});
