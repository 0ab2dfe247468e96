import { memberHeader } from '@/contract/account';
import { previewHeader } from '@/contract/desk-content';
import { logPositionHeader } from '@/contract/live';
import { env } from '@/lib/env';
import { askWhole } from './ask-whole';
import type { Caller } from './caller';
import { networkFailure } from './failure';
import { findBreaker } from './find-breaker';
import { toRetryAfter } from './retry-after';
import { tracedCall } from './traced-call';

/** One HTTP exchange with the upstream or the banner service. */
export interface Exchange {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly accept: string;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly bearer?: string | undefined;
  readonly body?: unknown;
  /** Bytes in place of a JSON body. */
  readonly upload?: { readonly type: string; readonly bytes: Uint8Array } | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly caller?: Caller | undefined;
  /** Headers by which a foreign service that calls through us proves itself. */
  readonly proof?: Readonly<Record<string, string>> | undefined;
  /** The token of a preview, which the answer then shows. */
  readonly preview?: string | undefined;
  /** How far a replica must have come that answers. */
  readonly logPosition?: string | undefined;
  /** Asks to be told along whose the token is that it brings or is given. */
  readonly asksWho?: boolean;
}

/** What came back, whatever its status. */
export interface RawAnswer {
  readonly status: number;
  /** Media type alone, lower case, without parameters; '' when there is none. */
  readonly type: string;
  readonly retryAfterS: number | undefined;
  readonly bytes: Uint8Array;
  /** Whose the token is, as the header says it. */
  readonly member?: string | undefined;
}

/**
 * One HTTP exchange, where the breaker of its server lets it through: only the agreed headers go out, redirects are not followed, nothing compressed is asked for or
 * accepted, and the body is cut at `maxBytes` while it streams. The time limit covers connecting, headers and body.
 */
export async function exchange(options: Exchange): Promise<RawAnswer> {
  const isGivenUp = () => options.caller?.signal?.aborted === true;
  const traced = () => tracedCall(options.method, (headers) => send(options, headers));
  return findBreaker(options.url).run(traced, isGivenUp);
}

async function send(options: Exchange, trace: Readonly<Record<string, string>>): Promise<RawAnswer> {
  const { method, url, timeoutMs, maxBytes, caller } = options;
  const headers = { ...toHeaders(options), ...trace };
  try {
    const asked = { method, url, headers, body: toBody(options), timeoutMs, maxBytes, gone: caller?.signal };
    const answer = await askWhole(asked);
    const type = single(answer.headers['content-type'])?.split(';')[0]?.trim().toLowerCase() ?? '';
    const { status, bytes } = answer;
    const member = single(answer.headers[memberHeader]);
    return { status, type, retryAfterS: toRetryAfter(answer.headers), bytes, member };
  } catch (error) {
    throw networkFailure(error);
  }
}

function toBody({ body, upload }: Exchange): string | Uint8Array | null {
  if (upload) return upload.bytes;
  return body === undefined ? null : JSON.stringify(body);
}

function toHeaders({
  accept,
  bearer,
  body,
  upload,
  idempotencyKey,
  caller,
  proof,
  preview,
  logPosition,
  asksWho,
}: Exchange): Record<string, string> {
  return {
    accept,
    'x-client-id': env().CLIENT_ID,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(upload ? { 'content-type': upload.type } : {}),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(caller?.requestId ? { 'x-request-id': caller.requestId } : {}),
    ...(caller?.address ? { 'x-client-address': caller.address } : {}),
    ...(caller?.agent ? { 'x-client-agent': caller.agent } : {}),
    ...(preview ? { [previewHeader]: preview } : {}),
    ...(logPosition ? { [logPositionHeader]: logPosition } : {}),
    ...(asksWho ? { [memberHeader]: '1' } : {}),
    ...proof,
  };
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
