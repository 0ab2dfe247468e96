import { statusSchema } from '@/contract/envelope';
import { readNotificationsInputSchema } from '@/contract/notifications';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST {id} or {up_to}: marks what the member was told as read. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: readNotificationsInputSchema,
    path: '/user/notifications/read',
    answer: statusSchema,
  }),
});
