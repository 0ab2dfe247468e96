import { vipAnswerSchema } from '@/contract/vip';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: applies for the tier that the member has reached. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({ path: '/vip/application', answer: vipAnswerSchema }),
});
