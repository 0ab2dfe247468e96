import { statusSchema } from '@/contract/envelope';
import { linkAccountInputSchema } from '@/contract/sponsor-accounts';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST: says which account at a sponsor is the member's. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: linkAccountInputSchema }, async (member, call) => {
    const write = { path: '/sponsor-accounts', body: call.input, answer: statusSchema } as const;
    return json(await memberWrite(member, call, write));
  }),
});
