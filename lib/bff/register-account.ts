import type { RegisterInput } from '@/contract/account';
import { statusSchema } from '@/contract/envelope';
import { log } from '@/lib/log';
import { affiliateCode, affiliateCookieName } from '@/lib/session/affiliate';
import { callUpstream } from '@/lib/upstream/call';
import type { Caller } from '@/lib/upstream/caller';
import { isUpstreamError } from '@/lib/upstream/error';
import { openSession } from './open-session';
import type { SessionJar } from './session-jar';

interface From {
  readonly jar: SessionJar;
  readonly caller: Caller;
}

interface Registered {
  readonly status: true;
  /** `false` where the account was made but the login after it failed: the form then leads to /login. */
  readonly logged_in: boolean;
}

/** Registers with the affiliate code of the visitor's cookie (D6), which is then spent, and logs in. Throws `UpstreamError`. */
export async function registerAccount(input: RegisterInput, from: From): Promise<Registered> {
  const { caller, jar } = from;
  const code = affiliateCode(`ref=${encodeURIComponent(jar.read(affiliateCookieName) ?? '')}`);
  const { affiliate_code: _, ...fields } = input;
  const body = code ? { ...fields, affiliate_code: code } : fields;
  await callUpstream({
    method: 'POST',
    path: '/register',
    answer: statusSchema,
    body,
    caller,
  });
  jar.remove(affiliateCookieName);
  return { status: true, logged_in: await logIn(input, from) };
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
