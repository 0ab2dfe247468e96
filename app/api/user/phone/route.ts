import { phoneAnswerSchema, phoneInputSchema } from '@/contract/verification';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST {phone}: sends a code to a number. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: phoneInputSchema,
    isTelegramExempt: true,
    path: '/user/phone',
    answer: phoneAnswerSchema,
  }),
});
