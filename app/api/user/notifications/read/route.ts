import { statusSchema } from '@/contract/envelope';
import { readNotificationsInputSchema } from '@/contract/notifications';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST {id} or {up_to}: marks what the member was told as read. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: readNotificationsInputSchema }, async (member, call) => {
    const write = { path: '/user/notifications/read', body: call.input, answer: statusSchema } as const;
    return json(await memberWrite(member, call, write));
  }),
});
