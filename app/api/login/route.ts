import { loginInputSchema } from '@/contract/account';
import { json } from '@/lib/bff/answer';
import { methods } from '@/lib/bff/methods';
import { openSession } from '@/lib/bff/open-session';
import { route } from '@/lib/bff/route';

/** POST {email, password}: the token goes into the sealed cookie and nowhere else. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ input: loginInputSchema }, async ({ input, jar, caller }) => {
    await openSession(input, { jar, caller });
    return json({ status: true });
  }),
});
