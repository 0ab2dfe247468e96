import { deletionAnswerSchema, deletionInputSchema } from '@/contract/own-data';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST {password}: lets the account go in 14 days. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({ input: deletionInputSchema, path: '/user/deletion', answer: deletionAnswerSchema }),
});
