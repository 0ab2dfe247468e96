import { changeEmailInputSchema } from '@/contract/email';
import { statusSchema } from '@/contract/envelope';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST {email, password}: mails a link to another address; the same answer for every address. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: changeEmailInputSchema }, async (member, call) => {
    const write = { path: '/user/email', body: call.input, answer: statusSchema } as const;
    return json(await memberWrite(member, call, write));
  }),
});
