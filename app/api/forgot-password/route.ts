import { statusSchema } from '@/contract/envelope';
import { forgotPasswordInputSchema } from '@/contract/passwords';
import { json } from '@/lib/bff/answer';
import { methods } from '@/lib/bff/methods';
import { route } from '@/lib/bff/route';
import { callUpstream } from '@/lib/upstream/call';

/** POST {email}: asks for a link to a new password; the same answer for every address. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ input: forgotPasswordInputSchema }, async ({ input, caller }) => {
    const call = { method: 'POST', path: '/forgot-password', answer: statusSchema } as const;
    return json(await callUpstream({ ...call, body: input, caller }));
  }),
});
