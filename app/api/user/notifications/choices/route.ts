import { statusSchema } from '@/contract/envelope';
import { chooseNotificationInputSchema } from '@/contract/notifications';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** PATCH {group, mail}: whether a group of notifications also comes by mail. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: memberRoute({ input: chooseNotificationInputSchema }, async (member, call) => {
    const path = '/user/notifications/choices';
    return json(
      await memberWrite(member, call, { method: 'PATCH', path, body: call.input, answer: statusSchema }),
    );
  }),
});
