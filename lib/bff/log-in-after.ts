import type { LoginInput } from '@/contract/account';
import { log } from '@/lib/log';
import type { Caller } from '@/lib/upstream/caller';
import { isUpstreamError } from '@/lib/upstream/error';
import { openSession } from './open-session';
import type { SessionJar } from './session-jar';

/** The browser that asked: what is opened is its session. */
export interface From {
  readonly jar: SessionJar;
  readonly caller: Caller;
}

/** An account was made. */
export interface AccountMade {
  readonly status: true;
  /** `false` where the account was made but the login after it failed: the form then leads to /login. */
  readonly logged_in: boolean;
}

/** Logs in to an account that was made a moment ago. It stands whatever becomes of the login: an outage here is no failure. */
export async function logInAfter({ email, password }: LoginInput, from: From): Promise<AccountMade> {
  try {
    await openSession({ email, password }, from);
    return { status: true, logged_in: true };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log().warn(
      { requestId: from.caller.requestId, code: error.code },
      'the login after making an account failed',
    );
    return { status: true, logged_in: false };
  }
}
