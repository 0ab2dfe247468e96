import 'server-only';
import type { z } from 'zod';
import type { UserWire } from '@/contract/account';
import { env } from '@/lib/env';
import type { Caller } from './caller';
import { isUpstreamError } from './error';
import { type Exchange, exchange } from './exchange';
import { declinedBy, toFailedWrite, toFailure } from './failure';
import { knownLogPosition } from './log-position';
import { noteOutage } from './outage';
import { parseAnswer } from './parse-answer';
import { parseJson } from './parse-json';
import { parseMember } from './parse-member';
import { type RetryClock, realClock, withRetries } from './retry';
import { retryBudget } from './retry-budget';
import { isDeclining, withStatus } from './settled';

/**
 * How long a call may take, in milliseconds, to the last byte of its answer; to connect it has 1 s of that (`agent.ts`). A picture is
 * made anew while its sender waits, by a process that may get little of a busy machine (ADR 148).
 */
export const timeLimits = { readMs: 3_000, writeMs: 8_000, uploadMs: 15_000, wholeMs: 10_000 } as const;

type TimeLimits = Readonly<Record<keyof typeof timeLimits, number>>;

const maxJsonBytes = 1_048_576;

/** One call of the client API. `answer` is what its JSON must be. */
export interface UpstreamCall<T> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** A path of the client API; every variable segment must already be validated. */
  readonly path: `/${string}`;
  readonly answer: z.ZodType<T>;
  readonly bearer?: string | undefined;
  readonly body?: unknown;
  /** A picture in place of a JSON body, or a body that has to go on byte for byte. */
  readonly upload?: Exchange['upload'];
  /** Makes a repeated write one write; validated before. */
  readonly idempotencyKey?: string | undefined;
  readonly caller?: Caller | undefined;
  /** Of a call that Telegram or Kick makes through us: the headers by which it proves itself; validated before. */
  readonly proof?: Exchange['proof'];
  /** Of a read that is the same for everybody: a replica may answer it that has every change which was told. */
  readonly isPublic?: boolean;
  /** Of a read for who previews what is not published: the link's token. */
  readonly preview?: string | undefined;
  /** Asks of a member's own read, or of a login, whose the token is as well; called with it where the answer says so, before that is returned. */
  readonly onMember?: ((user: UserWire) => void) | undefined;
  /** A read that must not be repeated (GET /refresh rotates a token). */
  readonly once?: boolean;
}

/**
 * Calls the client API and returns its answer, parsed with the contract. Reads have 3 s and are repeated at most twice on
 * transient failures, writes have 8 s and are never repeated; 10 s in all, and 15 s for an upload. Throws `UpstreamError` and nothing
 * else.
 */
export function callUpstream<T>(
  call: UpstreamCall<T>,
  clock: RetryClock = realClock,
  limits: TimeLimits = timeLimits,
): Promise<T> {
  const deadline = clock.now() + (call.upload ? limits.uploadMs : limits.wholeMs);
  const attempt = () => attemptOnce(call, Math.min(findLimit(call, limits), deadline - clock.now()));
  const isRepeatable = call.method === 'GET' && !call.once;
  const answer = isRepeatable ? withRetries(attempt, { deadline, clock, budget: retryBudget() }) : attempt();
  return answer.catch(noted);
}

/** An outage is told to whoever answers the visitor: the page that cannot stand without this call is no fault of the site. */
function noted(error: unknown): never {
  if (isUpstreamError(error) && error.status >= 500) noteOutage(error.retryAfterS);
  throw error;
}

function findLimit(
  { method, upload }: Pick<UpstreamCall<unknown>, 'method' | 'upload'>,
  { readMs, writeMs, uploadMs }: TimeLimits,
): number {
  if (upload) return uploadMs;
  return method === 'GET' ? readMs : writeMs;
}

async function attemptOnce<T>(call: UpstreamCall<T>, timeoutMs: number): Promise<T> {
  const raw = await exchange({
    method: call.method,
    url: `${env().UPSTREAM_URL.replace(/\/+$/, '')}${call.path}`,
    accept: 'application/json',
    timeoutMs: Math.max(1, timeoutMs),
    maxBytes: maxJsonBytes,
    bearer: call.bearer,
    body: call.body,
    upload: call.upload,
    idempotencyKey: call.idempotencyKey,
    proof: call.proof,
    preview: call.preview,
    logPosition: call.isPublic ? knownLogPosition() : undefined,
    asksWho: call.onMember !== undefined,
    // A write is not given up half way because its sender closed the page.
    caller: call.method === 'GET' ? call.caller : { ...call.caller, signal: undefined },
  });
  const json = parseJson(raw);
  if (raw.status < 200 || raw.status > 299) {
    const failed = call.method === 'GET' ? toFailure : toFailedWrite;
    throw failed(raw.status, json, raw.retryAfterS);
  }
  // What belongs to nobody and says no has nothing to show: its reader knows.
  if ((call.bearer || call.method !== 'GET') && isDeclining(call.method, json)) throw declinedBy(json);
  const answer = parseAnswer(call.answer, withStatus(json), call.path);
  const member = call.onMember && raw.member ? parseMember(raw.member) : null;
  if (member) call.onMember?.(member);
  return answer;
}
