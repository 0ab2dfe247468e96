import { phoneAnswerSchema, phoneInputSchema } from '@/contract/verification';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST {phone}: sends a code to a number. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: phoneInputSchema, isTelegramExempt: true }, async (member, call) => {
    const write = { path: '/user/phone', body: call.input, answer: phoneAnswerSchema } as const;
    return json(await memberWrite(member, call, write));
  }),
});
