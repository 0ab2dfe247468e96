import { refreshAnswerSchema } from '@/contract/account';
import type { SessionData } from '@/lib/session/session-data';
import { callUpstream } from './call';
import type { Caller } from './caller';
import { isRefusal } from './error';
import { createFlights, type Flights } from './flights';
import { SessionEndedError } from './session-ended';
import { tokenExpiry } from './token';

/** How long callers that still carry the old token get the successor without a second refresh. */
const rememberMs = 15_000;

const key = Symbol.for('sikke.renewals');

/**
 * The session with a fresh token: one refresh a token however many calls ask at once or shortly after (D3). Throws
 * `SessionEndedError('expired')` when the upstream refuses (D40) or the new token cannot be read; `UpstreamError` when the
 * upstream failed, which ends nothing (D4).
 */
export function renewSession(session: SessionData, caller?: Caller): Promise<SessionData> {
  return renewals().run(session.token, () => renew(session, caller));
}

async function renew(session: SessionData, caller?: Caller): Promise<SessionData> {
  const token = await requestToken(session.token, caller);
  const tokenExpiresAt = tokenExpiry(token);
  if (tokenExpiresAt === null) throw new SessionEndedError('expired');
  return { ...session, token, tokenExpiresAt };
}

async function requestToken(bearer: string, caller?: Caller): Promise<string> {
  try {
    // Not tied to one caller's connection: others wait for the same flight.
    const from = { requestId: caller?.requestId, address: caller?.address };
    const answer = refreshAnswerSchema;
    const call = { method: 'GET', path: '/refresh', once: true, answer, bearer, caller: from } as const;
    return (await callUpstream(call)).data.token;
  } catch (error) {
    if (isRefusal(error)) throw new SessionEndedError('expired', error.body);
    throw error;
  }
}

/** On the global object: a bundler may load this module more than once in a process. */
function renewals(): Flights<SessionData> {
  const holder: typeof globalThis & { [key]?: Flights<SessionData> } = globalThis;
  holder[key] ??= createFlights(rememberMs);
  return holder[key];
}
