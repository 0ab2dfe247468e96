import { statusSchema } from '@/contract/envelope';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: keeps the account. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({ path: '/user/deletion/cancel', answer: statusSchema }),
});
