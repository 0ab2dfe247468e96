import { statusSchema } from '@/contract/envelope';
import { unlinkTelegramInputSchema } from '@/contract/verification';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST {password}: lets the member's Telegram account go; the guards know it from this answer on (D9). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: unlinkTelegramInputSchema }, async (member, call) => {
    const write = { path: '/user/telegram/unlink', body: call.input, answer: statusSchema } as const;
    const answer = await memberWrite(member, call, write);
    await member.fetchUser();
    return json(answer);
  }),
});
