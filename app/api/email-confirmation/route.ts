import { confirmEmailInputSchema } from '@/contract/email';
import { statusSchema } from '@/contract/envelope';
import { json } from '@/lib/bff/answer';
import { methods } from '@/lib/bff/methods';
import { route } from '@/lib/bff/route';
import { callUpstream } from '@/lib/upstream/call';

/** POST {token}: gives an account the address that a mailed link belongs to; whoever holds the link need not be logged in. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ input: confirmEmailInputSchema }, async ({ input, caller }) => {
    const call = { method: 'POST', path: '/email-confirmation', answer: statusSchema } as const;
    return json(await callUpstream({ ...call, body: input, caller }));
  }),
});
