import { statusSchema } from '@/contract/envelope';
import { resetPasswordInputSchema } from '@/contract/passwords';
import { json } from '@/lib/bff/answer';
import { methods } from '@/lib/bff/methods';
import { route } from '@/lib/bff/route';
import { callUpstream } from '@/lib/upstream/call';

/** POST: sets the password that belongs to a mailed link. Every session of the account ends, this browser's with them. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ input: resetPasswordInputSchema }, async ({ input, caller, jar }) => {
    const call = { method: 'POST', path: '/reset-password', answer: statusSchema } as const;
    const answer = await callUpstream({ ...call, body: input, caller });
    if (jar.session) jar.clear();
    return json(answer);
  }),
});
