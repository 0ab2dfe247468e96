import { json } from '@/lib/bff/answer';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { renewIfDue } from '@/lib/bff/renew-if-due';
import { memberRoute } from '@/lib/bff/route';

/** POST: the check a logged-in page makes each minute; the server decides whether to renew (D3). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: noInput, isTelegramExempt: true }, async (member) => {
    await renewIfDue(member);
    return json({ status: true });
  }),
});
