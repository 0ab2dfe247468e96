import { checkinAnswerSchema } from '@/contract/earning';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { memberRoute } from '@/lib/bff/route';

/** POST: stamps the member's card for today. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: noInput, isKeyed: true }, async (member, call) =>
    json(await memberWrite(member, call, { path: '/points/checkin', answer: checkinAnswerSchema }), 201),
  ),
});
