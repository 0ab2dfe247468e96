import { checkinAnswerSchema } from '@/contract/earning';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: stamps the member's card for today. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({ isKeyed: true, path: '/points/checkin', answer: checkinAnswerSchema }),
});
