import { statusSchema } from '@/contract/envelope';
import { telegramLoginInputSchema } from '@/contract/verification';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST: what Telegram's login gave to the browser, signed; the guards know the link from this answer on. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: telegramLoginInputSchema, isTelegramExempt: true }, async (member, call) => {
    const write = { path: '/user/telegram/login', body: call.input, answer: statusSchema } as const;
    const answer = await memberWrite(member, call, write);
    await member.fetchUser();
    return json(answer);
  }),
});
