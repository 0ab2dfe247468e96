import { statusSchema } from '@/contract/envelope';
import { chooseNotificationInputSchema } from '@/contract/notifications';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** PATCH {group, mail}: whether a group of notifications also comes by mail. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: passWrite({
    input: chooseNotificationInputSchema,
    method: 'PATCH',
    path: '/user/notifications/choices',
    answer: statusSchema,
  }),
});
