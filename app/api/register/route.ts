import { siteRegisterInputSchema } from '@/contract/account';
import { json } from '@/lib/bff/answer';
import { methods } from '@/lib/bff/methods';
import { registerAccount } from '@/lib/bff/register-account';
import { route } from '@/lib/bff/route';

/** POST the four fields, both boxes and the captcha's token; who registers is logged in with what they entered. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route({ input: siteRegisterInputSchema }, async ({ input, jar, caller }) =>
    json(await registerAccount(input, { jar, caller })),
  ),
});
