import { errorCodes } from '@/contract/error-body';
import { log } from '@/lib/log';
import type { Caller } from '@/lib/upstream/caller';
import { isSessionEndedError, type SessionEndedError } from '@/lib/upstream/session-ended';
import { toCaller } from '@/lib/upstream/to-caller';
import { type Answer, errorAnswer, type JsonAnswer } from './answer';
import type { Asked } from './asked';
import { BffError } from './bff-error';
import { SessionJar } from './session-jar';

/** Where a request comes in: its session and on whose behalf it calls. */
export interface RequestScope {
  readonly jar: SessionJar;
  readonly caller: Caller;
}

/** Runs a handler, maps what it throws to the error body, and adds the session's cookie and the request id. */
export async function answering(
  request: Pick<Asked, 'headers' | 'signal'>,
  run: (scope: RequestScope) => Promise<Answer>,
): Promise<Answer> {
  const caller = toCaller(request.headers, request.signal);
  const jar = await SessionJar.open(request);
  const answer = await run({ jar, caller }).catch((error: unknown) => failed(error, { jar, caller }));
  jar.applyTo(answer.headers);
  if (caller.requestId) answer.headers.set('x-request-id', caller.requestId);
  return answer;
}

function failed(error: unknown, { jar, caller }: RequestScope): JsonAnswer {
  const refusal = isSessionEndedError(error) ? toEnd(error) : error;
  // A session that the upstream refuses, or a cookie that is no session, goes with the answer that says so.
  if (refusal !== error || (refusal instanceof BffError && refusal.status === 401 && jar.isDead)) jar.clear();
  if (refusal instanceof BffError && refusal.status === 403) logRefusal(refusal, caller);
  return errorAnswer(refusal, caller.requestId);
}

/** Our code for the end of the session, and what the upstream said with it (specification 8). */
function toEnd({ end, said }: SessionEndedError): BffError {
  if (said.error === 'account_suspended')
    return new BffError('account_suspended', undefined, said.message, said.until);
  const isCode = errorCodes.some((code) => code === said.error);
  const message = said.message ?? (isCode ? undefined : said.error);
  return new BffError(end === 'expired' ? 'token_expired' : 'session_revoked', said.errors, message);
}

/** A security event (T-LOG-2): a write from another site, a forged signature, a player who may not write yet. */
function logRefusal({ message: code }: BffError, { requestId, address }: Caller): void {
  log().warn({ event: 'refused', code, requestId, address }, 'request refused');
}
