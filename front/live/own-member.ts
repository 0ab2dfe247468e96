import { z } from 'zod';
import { ownLiveSchema } from '@/contract/live';
import { cookieValues } from '@/lib/bff/cookies';
import { env } from '@/lib/env';
import { sessionCookie } from '@/lib/session/cookie';
import { unsealSession } from '@/lib/session/seal';
import { isServedOverHttps } from '@/lib/session/served-over-https';
import { exchange } from '@/lib/upstream/exchange';
import { toFailure } from '@/lib/upstream/failure';
import { parseJson } from '@/lib/upstream/parse-json';
import { atMost } from './at-most';
import type { Found } from './topic';

/** Whose login a request brings: the account, and the login that its stream is bound to. */
export interface Login {
  readonly user: string;
  readonly session: string;
}

const loginAnswerSchema = z.object({ data: z.object({ user: z.guid(), session: z.guid() }) });
const ownAnswerSchema = z.object({ data: ownLiveSchema });

const inTurn = atMost(16);

/**
 * The login that a request's cookie seals, as the API knows it; null for a guest, and where the token needs a renewal that only a call of the
 * browser's makes. Rejects while the API is away.
 */
export async function findLogin(headers: Headers): Promise<Login | null> {
  const { name } = sessionCookie(isServedOverHttps(headers));
  const values = cookieValues(new Request('http://localhost', { headers }), name).filter(Boolean);
  const session = values.length === 1 ? await unsealSession(values[0]) : null;
  if (session === null) return null;
  const answer = await inTurn(() => read('/live/me', session.token));
  return answer === null ? null : loginAnswerSchema.parse(answer).data;
}

/** What a login's stream shows; ended where the login is, or its account was closed. */
export async function readOwn({ session }: Login): Promise<Found> {
  const answer = await inTurn(() => read(`/live/sessions/${session}`));
  return answer === null ? { ended: 'session_ended' } : { data: ownAnswerSchema.parse(answer).data };
}

/** What the API answers; null where it refuses. */
async function read(path: `/${string}`, bearer?: string): Promise<unknown> {
  const raw = await exchange({
    method: 'GET',
    url: `${env().UPSTREAM_URL.replace(/\/+$/, '')}${path}`,
    accept: 'application/json',
    timeoutMs: 3_000,
    maxBytes: 4_096,
    bearer,
  });
  const json = parseJson(raw);
  if (raw.status === 200) return json;
  const failure = toFailure(raw.status, json, raw.retryAfterS);
  if (failure.status >= 500 || failure.status === 429) throw failure;
  return null;
}
