import { statusSchema } from '@/contract/envelope';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { memberRoute } from '@/lib/bff/route';

/** POST: keeps the account. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: noInput }, async (member, call) =>
    json(await memberWrite(member, call, { path: '/user/deletion/cancel', answer: statusSchema })),
  ),
});
