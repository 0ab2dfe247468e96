import type { RegisterInput } from '@/contract/account';
import { statusSchema } from '@/contract/envelope';
import { log } from '@/lib/log';
import { arrivalCodes } from '@/lib/session/affiliate';
import { callUpstream } from '@/lib/upstream/call';
import type { Caller } from '@/lib/upstream/caller';
import { isUpstreamError } from '@/lib/upstream/error';
import { openSession } from './open-session';
import type { SessionJar } from './session-jar';
import { readTermsVersion } from './terms-version';

interface From {
  readonly jar: SessionJar;
  readonly caller: Caller;
}

interface Registered {
  readonly status: true;
  /** `false` where the account was made but the login after it failed: the form then leads to /login. */
  readonly logged_in: boolean;
}

/** Registers with the codes of the visitor's cookies (D6), which are then spent, and logs in. Throws `UpstreamError`. */
export async function registerAccount(input: RegisterInput, from: From): Promise<Registered> {
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
  return { status: true, logged_in: await logIn(input, from) };
}

function arrivedWith(jar: SessionJar): Readonly<Record<string, string>> {
  const codes = arrivalCodes.flatMap(({ cookie, field, form }) => {
    const code = jar.read(cookie);
    return code !== null && form.test(code) ? [[field, code]] : [];
  });
  return Object.fromEntries(codes);
}

/** The account stands whatever becomes of the login: an outage here is no failed registration. */
async function logIn({ email, password }: RegisterInput, from: From): Promise<boolean> {
  try {
    await openSession({ email, password }, from);
    return true;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log().warn({ requestId: from.caller.requestId, code: error.code }, 'register: login failed');
    return false;
  }
}
