import { statusSchema } from '@/contract/envelope';
import { endSessionsInputSchema } from '@/contract/passwords';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST {which}: ends one login, every other one, or all; with all of them this browser's cookie goes, too. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: endSessionsInputSchema, isTelegramExempt: true }, async (member, call) => {
    const write = { path: '/user/sessions/end', body: call.input, answer: statusSchema } as const;
    const answer = await memberWrite(member, call, write);
    if (call.input.which === 'all') call.jar.clear();
    return json(answer);
  }),
});
