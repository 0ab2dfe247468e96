import { type LoginInput, loginAnswerSchema, type UserWire } from '@/contract/account';
import { statusSchema } from '@/contract/envelope';
import { log } from '@/lib/log';
import type { SessionData } from '@/lib/session/session-data';
import { callUpstream } from '@/lib/upstream/call';
import type { Caller } from '@/lib/upstream/caller';
import { invalidAnswer, isRefusal, isUpstreamError, UpstreamError } from '@/lib/upstream/error';
import { tokenExpiry } from '@/lib/upstream/token';
import { fetchUser, toSessionUser } from '@/lib/upstream/user';
import type { SessionJar } from './session-jar';

interface From {
  readonly jar: SessionJar;
  readonly caller: Caller;
}

/**
 * Logs in upstream and seals a new session: a new id each time, and the session that the browser had before is revoked
 * (T-SES-2). Throws `UpstreamError` for a refused login, 502 `session_too_large` where the seal would not fit.
 */
export async function openSession(input: LoginInput, { jar, caller }: From): Promise<void> {
  const before = jar.session;
  let told: UserWire | null = null;
  const onMember = (user: UserWire) => {
    told = user;
  };
  const call = { method: 'POST', path: '/login', answer: loginAnswerSchema, body: input, caller } as const;
  const answer = await callUpstream({ ...call, onMember }).catch(notLoggedIn);
  try {
    await jar.write(await toSession(answer.token, () => told ?? fetchUser(answer.token, caller)));
  } catch (error) {
    await revoke(answer.token, caller);
    throw error;
  }
  log().info({ requestId: caller.requestId, session: jar.session?.sessionId }, 'login');
  if (before) await revoke(before.token, caller);
}

/** A success that says `status: false` is what a 401 is: 'Giriş Başarısız'. */
function notLoggedIn(error: unknown): never {
  throw isRefusal(error) && error.isDeclined ? new UpstreamError('invalid_credentials', 401) : error;
}

/** Revokes a token upstream; a failure is logged and ignored (specification 7). */
export async function revoke(bearer: string, caller: Caller): Promise<void> {
  const call = { method: 'POST', path: '/logout', answer: statusSchema, body: {}, bearer, caller } as const;
  await callUpstream(call).catch((error: unknown) => {
    const code = isUpstreamError(error) ? error.code : 'internal';
    log().warn({ requestId: caller.requestId, code }, 'logout: the upstream did not revoke the token');
  });
}

/** Whose a token is is asked only of one that can be used. */
async function toSession(token: string, findUser: () => UserWire | Promise<UserWire>): Promise<SessionData> {
  const tokenExpiresAt = tokenExpiry(token);
  if (tokenExpiresAt === null) throw invalidAnswer();
  const user = toSessionUser(await findUser());
  const startedAt = Math.floor(Date.now() / 1000);
  return { token, tokenExpiresAt, sessionId: crypto.randomUUID(), startedAt, user };
}
