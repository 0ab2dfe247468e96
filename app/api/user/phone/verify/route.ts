import { statusSchema } from '@/contract/envelope';
import { phoneCodeInputSchema } from '@/contract/verification';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST {code}: verifies the number that the code went to; the guards know it from this answer on. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: phoneCodeInputSchema, isTelegramExempt: true }, async (member, call) => {
    const write = { path: '/user/phone/verify', body: call.input, answer: statusSchema } as const;
    const answer = await memberWrite(member, call, write);
    await member.fetchUser();
    return json(answer);
  }),
});
