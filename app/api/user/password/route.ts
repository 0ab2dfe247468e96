import { statusSchema } from '@/contract/envelope';
import { changePasswordInputSchema } from '@/contract/passwords';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST: replaces the member's password; every other session ends. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: changePasswordInputSchema }, async (member, call) => {
    const write = { path: '/user/password', body: call.input, answer: statusSchema } as const;
    return json(await memberWrite(member, call, write));
  }),
});
