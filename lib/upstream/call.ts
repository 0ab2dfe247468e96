import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/env';
import type { Caller } from './caller';
import { invalidAnswer, UpstreamError } from './error';
import { type Exchange, exchange } from './exchange';
import { failureOf } from './failure';
import { jsonOf } from './json-of';
import { noteOutage } from './outage';
import { type RetryClock, realClock, withRetries } from './retry';

const readTimeoutMs = 3000;
const writeTimeoutMs = 8000;
const totalBudgetMs = 10_000;
/** A picture is made anew while its sender waits, by a process that may get little of a busy machine (ADR 148). */
const uploadTimeoutMs = 15_000;
const maxJsonBytes = 1_048_576;

/** One call of the client API. `answer` is what its JSON must be. */
export interface UpstreamCall<T> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** A path of the client API; every variable segment must already be validated. */
  readonly path: `/${string}`;
  readonly answer: z.ZodType<T>;
  readonly bearer?: string | undefined;
  readonly body?: unknown;
  /** A picture in place of a JSON body. */
  readonly upload?: Exchange['upload'];
  /** Makes a repeated write one write; validated before. */
  readonly idempotencyKey?: string | undefined;
  readonly caller?: Caller | undefined;
  /** Of a call that Telegram makes through us: the secret it said; validated before. */
  readonly webhookSecret?: string | undefined;
  /** A read that must not be repeated (GET /refresh rotates a token). */
  readonly once?: boolean;
}

/**
 * Calls the client API and returns its answer, parsed with the contract. Reads have 3 s and are repeated at most twice on
 * transient failures, writes have 8 s and are never repeated; 10 s in all, and 15 s for an upload. Throws `UpstreamError` and nothing
 * else.
 */
export function callUpstream<T>(call: UpstreamCall<T>, clock: RetryClock = realClock): Promise<T> {
  const deadline = clock.now() + (call.upload ? uploadTimeoutMs : totalBudgetMs);
  const attempt = () => attemptOnce(call, deadline - clock.now());
  const answer = call.method === 'GET' && !call.once ? withRetries(attempt, deadline, clock) : attempt();
  return answer.catch(noted);
}

/** An outage is told to whoever answers the visitor: the page that cannot stand without this call is no fault of the site. */
function noted(error: unknown): never {
  if (error instanceof UpstreamError && error.status >= 500) noteOutage(error.retryAfterS);
  throw error;
}

function limitOf({ method, upload }: Pick<UpstreamCall<unknown>, 'method' | 'upload'>): number {
  if (upload) return uploadTimeoutMs;
  return method === 'GET' ? readTimeoutMs : writeTimeoutMs;
}

async function attemptOnce<T>(call: UpstreamCall<T>, leftMs: number): Promise<T> {
  const limit = limitOf(call);
  const raw = await exchange({
    method: call.method,
    url: `${env().UPSTREAM_URL.replace(/\/+$/, '')}${call.path}`,
    accept: 'application/json',
    timeoutMs: Math.max(1, Math.min(limit, leftMs)),
    maxBytes: maxJsonBytes,
    bearer: call.bearer,
    body: call.body,
    upload: call.upload,
    idempotencyKey: call.idempotencyKey,
    webhookSecret: call.webhookSecret,
    // A write is not given up half way because its sender closed the page.
    caller: call.method === 'GET' ? call.caller : { ...call.caller, signal: undefined },
  });
  const json = jsonOf(raw);
  if (raw.status < 200 || raw.status > 299) throw failureOf(raw.status, json, raw.retryAfterS);
  const parsed = call.answer.safeParse(json);
  if (!parsed.success) throw invalidAnswer(parsed.error);
  return parsed.data;
}
