import { changeEmailInputSchema } from '@/contract/email';
import { statusSchema } from '@/contract/envelope';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST {email, password}: mails a link to another address; the same answer for every address. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({ input: changeEmailInputSchema, path: '/user/email', answer: statusSchema }),
});
