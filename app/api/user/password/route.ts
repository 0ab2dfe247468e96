import { statusSchema } from '@/contract/envelope';
import { changePasswordInputSchema } from '@/contract/passwords';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: replaces the member's password; every other session ends. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({ input: changePasswordInputSchema, path: '/user/password', answer: statusSchema }),
});
