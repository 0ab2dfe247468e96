import { redeemInputSchema, redemptionAnswerSchema } from '@/contract/earning';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: redeems a code for the member. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: redeemInputSchema,
    isKeyed: true,
    path: '/codes/redemption',
    answer: redemptionAnswerSchema,
  }),
});
