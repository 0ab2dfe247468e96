import { decodeJwt } from 'jose';
import type { z } from 'zod';
import { refreshAnswerSchema, userAnswerSchema } from '@/contract/account';
import { mainDefaults } from '@/contract/site';
import { isDeclining } from '@/lib/upstream/settled';
import type { Answered, Ask } from './ask';
import { tokenAnswerSchema } from './calls/session-calls';
import { type Finding, finding } from './finding';
import { toFaults } from './judge-read';
import { isRefusedBody } from './refusals';

/** An account of the upstream to log in with. */
export interface Credentials {
  readonly user: string;
  readonly password: string;
}

/** A session of the upstream, and what was found while it was opened. */
export interface Session {
  readonly token: string | null;
  readonly permission: string;
  readonly avatar: string;
  readonly found: readonly Finding[];
}

/** A longer token does not fit into the sealed cookie (ADR 010). */
const longestToken = 2_800;

/** Logs in, reads the user and renews the token, as the site does for a member. */
export async function openSession(ask: Ask, { user, password }: Credentials): Promise<Session> {
  const login = await ask({ method: 'POST', path: '/login', body: { email: user, password } });
  const first = judgeToken(
    'POST /login',
    login,
    tokenAnswerSchema,
    (json) => tokenAnswerSchema.parse(json).token,
  );
  if (first.token === null) return { token: null, permission: '', avatar: '', found: [first.found] };
  const read = await ask({ method: 'GET', path: '/user', token: first.token });
  const own = userAnswerSchema.safeParse(read.json);
  const refresh = await ask({ method: 'GET', path: '/refresh', token: first.token });
  const second = judgeToken(
    'GET /refresh',
    refresh,
    refreshAnswerSchema,
    (json) => refreshAnswerSchema.parse(json).data.token,
  );
  return {
    token: second.token ?? first.token,
    permission: own.data?.data.permission ?? '',
    avatar: own.data?.data.avatar ?? '',
    found: [first.found, judgeAnswer('GET /user', read, userAnswerSchema), second.found],
  };
}

/** Chooses another avatar and puts back the one that was there; does nothing where there was none. */
export async function checkAvatar(ask: Ask, token: string, before: string): Promise<Finding> {
  const name = 'PATCH /user';
  if (before === '')
    return finding('not asked', name, 'the account has no avatar, and PATCH /user could not put that back');
  const other = mainDefaults.avatars.find((path) => path !== before) ?? before;
  const change = (avatar: string) => ask({ method: 'PATCH', path: '/user', token, body: { avatar } });
  const faults = changeFaults(await change(other), await ask({ method: 'GET', path: '/user', token }), other);
  const back = changeFaults(await change(before), await ask({ method: 'GET', path: '/user', token }), before);
  const details = [...faults, ...back.map((fault) => `putting ${before} back: ${fault}`)];
  return details.length === 0 ? finding('holds', name) : { ...finding('wrong', name), details };
}

/** Ends the session; its answer is ignored, as the site ignores it, but the token should be dead after it (D5). */
export async function checkLogout(ask: Ask, token: string): Promise<readonly Finding[]> {
  const { problem, status } = await ask({ method: 'POST', path: '/logout', token, body: {} });
  const isDone = problem === null && status < 500;
  const fault = problem ?? `it answers ${status}`;
  const logout = isDone
    ? finding('holds', 'POST /logout')
    : { ...finding('wrong', 'POST /logout'), details: [fault] };
  const after = await ask({ method: 'GET', path: '/user', token });
  const isDead = after.status >= 400 || isRefusedBody(after);
  const text = 'the token is good until it expires, also in the hands of somebody who stole it';
  return [logout, finding(isDead ? 'holds' : 'missing', 'GET /user after POST /logout', isDead ? '' : text)];
}

function changeFaults(answered: Answered, read: Answered, avatar: string): readonly string[] {
  const { json, status, problem } = answered;
  if (problem !== null) return [problem];
  if (status < 200 || status > 299)
    return [`it answers ${status} to a good path (${avatar}); it must be 200`];
  if (isDeclining('PATCH', json))
    return ['status must be true (or another truthy value), for example {"status":true}'];
  const stored = userAnswerSchema.safeParse(read.json).data?.data.avatar;
  return stored === avatar
    ? []
    : [`GET /user says avatar ${JSON.stringify(stored)} after it; it must be ${JSON.stringify(avatar)}`];
}

function judgeAnswer(name: string, answered: Answered, answer: z.ZodType): Finding {
  const details = answerFaults(answered, answer);
  return details.length === 0 ? finding('holds', name) : { ...finding('wrong', name), details };
}

function answerFaults({ status, json, problem, type }: Answered, answer: z.ZodType): readonly string[] {
  if (problem !== null) return [problem];
  if (status < 200 || status > 299) return [`it answers ${status}; it must be 200`];
  if (json === undefined) return [`the body is no JSON (${type || 'no Content-Type'})`];
  return toFaults({ answer }, json);
}

function judgeToken(
  name: string,
  answered: Answered,
  answer: z.ZodType,
  tokenIn: (json: unknown) => string,
): { readonly token: string | null; readonly found: Finding } {
  const faults = answerFaults(answered, answer);
  if (faults.length > 0) return { token: null, found: { ...finding('wrong', name), details: faults } };
  const token = tokenIn(answered.json);
  const details = tokenFaults(token);
  const found = details.length === 0 ? finding('holds', name) : { ...finding('wrong', name), details };
  return { token, found };
}

function tokenFaults(token: string): readonly string[] {
  const faults: string[] = [];
  if (token.length > longestToken)
    faults.push(`the token has ${token.length} characters; at most ${longestToken} fit into the cookie`);
  const expiry = parseExpiry(token);
  if (expiry === null) faults.push('the token must be a JWT with exp, whole seconds since 1970');
  else if (expiry * 1000 <= Date.now() + 60_000)
    faults.push('the token expires within a minute; the site renews it once a minute');
  return faults;
}

function parseExpiry(token: string): number | null {
  try {
    const { exp } = decodeJwt(token);
    return typeof exp === 'number' && Number.isSafeInteger(exp) ? exp : null;
  } catch {
    return null;
  }
}
