import { loginInputSchema, siteRegisterInputSchema } from '@/contract/account';
import { confirmEmailInputSchema } from '@/contract/email';
import { statusSchema } from '@/contract/envelope';
import { forgotPasswordInputSchema, resetPasswordInputSchema } from '@/contract/passwords';
import { setupInputSchema } from '@/contract/setup';
import { callUpstream } from '@/lib/upstream/call';
import { json } from '../answer';
import { logInAfter } from '../log-in-after';
import type { CallRows } from '../methods';
import { noInput } from '../no-input';
import { openSession, revoke } from '../open-session';
import { passPublic } from '../pass-through';
import { registerAccount } from '../register-account';
import { renewIfDue } from '../renew-if-due';
import { memberRoute, route } from '../route';

/** What begins, renews and ends a session. */
export const sessionCalls = {
  /** POST {token}: gives an account the address that a mailed link belongs to; whoever holds the link need not be logged in. */
  emailConfirmation: { POST: passPublic({ input: confirmEmailInputSchema, answer: statusSchema }) },
  /** POST {email}: asks for a link to a new password; the same answer for every address. */
  forgotPassword: { POST: passPublic({ input: forgotPasswordInputSchema, answer: statusSchema }) },
  /** POST {email, password}: the token goes into the sealed cookie and nowhere else. */
  login: {
    POST: route({ input: loginInputSchema }, async ({ input, jar, caller }) => {
      await openSession(input, { jar, caller });
      return json({ status: true });
    }),
  },
  /** POST: ends the session here and upstream (D5), the affiliate code of this browser with it (D6). Never fails. */
  logout: {
    POST: route({ input: noInput }, async ({ jar, caller }) => {
      if (jar.session) await revoke(jar.session.token, caller);
      jar.clear();
      const response = json({ status: true });
      response.headers.set('clear-site-data', '"cache"');
      return response;
    }),
  },
  /** POST: the check a logged-in page makes each minute; the server decides whether to renew (D3). */
  refresh: {
    POST: memberRoute({ input: noInput, isTelegramExempt: true }, async (member) => {
      await renewIfDue(member);
      return json({ status: true });
    }),
  },
  /** POST the four fields, both boxes and the captcha's token; who registers is logged in with what they entered. */
  register: {
    POST: route({ input: siteRegisterInputSchema }, async ({ input, jar, caller }) =>
      json(await registerAccount(input, { jar, caller })),
    ),
  },
  /** POST: sets the password that belongs to a mailed link. Every session of the account ends, this browser's with them. */
  resetPassword: {
    POST: passPublic({
      input: resetPasswordInputSchema,
      answer: statusSchema,
      after: ({ jar }) => jar.session && jar.clear(),
    }),
  },
  /** POST the first admin's account and what the frame says, with the token of the start's link; who sets up is logged in. */
  setup: {
    POST: route({ input: setupInputSchema }, async ({ input, jar, caller }) => {
      await callUpstream({ method: 'POST', path: '/setup', body: input, answer: statusSchema, caller });
      return json(await logInAfter(input, { jar, caller }));
    }),
  },
} satisfies CallRows;
