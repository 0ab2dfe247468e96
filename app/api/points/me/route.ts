import { earnedAnswerSchema } from '@/contract/earn-rules';
import { methods } from '@/lib/bff/methods';
import { passRead } from '@/lib/bff/pass-through';

/** GET: what each way to earn brought the member. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: passRead({ path: '/points/me', answer: earnedAnswerSchema }),
});
