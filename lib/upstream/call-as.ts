import type { SessionData } from '@/lib/session/session-data';
import type { Caller } from './caller';
import { isUpstreamError, type UpstreamError } from './error';
import { renewSession } from './renew';
import { SessionEndedError } from './session-ended';

interface As {
  readonly session: SessionData;
  readonly caller?: Caller | undefined;
  /** Told of a renewed session before the call is repeated, so that the token is kept whatever comes of the repeat. */
  readonly onRenewed: (session: SessionData) => Promise<void>;
}

/**
 * Runs a call with the session's token. On 401 with `login_again` the token is renewed once and the call repeated once
 * (D4); any other 401 throws `SessionEndedError`, every other failure passes through and ends nothing.
 */
export async function callAs<T>(as: As, call: (bearer: string) => Promise<T>): Promise<T> {
  try {
    return await call(as.session.token);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    if (error.body.login_again !== true) throw new SessionEndedError('ended', error.body);
  }
  const renewed = await renewSession(as.session, as.caller);
  await as.onRenewed(renewed);
  try {
    return await call(renewed.token);
  } catch (error) {
    throw isUnauthorized(error) ? new SessionEndedError('expired') : error;
  }
}

function isUnauthorized(error: unknown): error is UpstreamError {
  return isUpstreamError(error) && error.status === 401;
}
