import type { RegisterInput } from '@/contract/account';
import { statusSchema } from '@/contract/envelope';
import { arrivalCodes } from '@/lib/session/affiliate';
import { callUpstream } from '@/lib/upstream/call';
import { type AccountMade, type From, logInAfter } from './log-in-after';
import type { SessionJar } from './session-jar';
import { readTermsVersion } from './terms-version';

/** Registers with the codes of the visitor's cookies (D6), which are then spent, and logs in. Throws `UpstreamError`. */
export async function registerAccount(input: RegisterInput, from: From): Promise<AccountMade> {
  const { caller, jar } = from;
  const { affiliate_code: _, invite_code: __, ...fields } = input;
  const terms_version = await readTermsVersion(caller);
  const body = { ...fields, terms_version, ...arrivedWith(jar) };
  await callUpstream({
    method: 'POST',
    path: '/register',
    answer: statusSchema,
    body,
    caller,
  });
  for (const { cookie } of arrivalCodes) jar.remove(cookie);
  return logInAfter(input, from);
}

function arrivedWith(jar: SessionJar): Readonly<Record<string, string>> {
  const codes = arrivalCodes.flatMap(({ cookie, field, form }) => {
    const code = jar.read(cookie);
    return code !== null && form.test(code) ? [[field, code]] : [];
  });
  return Object.fromEntries(codes);
}
