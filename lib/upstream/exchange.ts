import { request } from 'undici';
import { previewHeader } from '@/contract/desk-content';
import { logPositionHeader } from '@/contract/live';
import { env } from '@/lib/env';
import { upstreamAgent } from './agent';
import { limitCall } from './call-limit';
import type { Caller } from './caller';
import { invalidAnswer } from './error';
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
}

/** What came back, whatever its status. */
export interface RawAnswer {
  readonly status: number;
  /** Media type alone, lower case, without parameters; '' when there is none. */
  readonly type: string;
  readonly retryAfterS: number | undefined;
  readonly bytes: Uint8Array;
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
  const limit = limitCall(options.timeoutMs, options.caller?.signal);
  try {
    const answer = await request(options.url, {
      method: options.method,
      headers: { ...toHeaders(options), ...trace },
      body: toBody(options),
      dispatcher: upstreamAgent(),
      signal: limit.signal,
    });
    if (isEncoded(single(answer.headers['content-encoding']))) {
      // Destroying an unread body raises its error event, which nobody else waits for.
      answer.body.on('error', () => undefined).destroy();
      throw invalidAnswer();
    }
    const type = (single(answer.headers['content-type']) ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    const retryAfterS = toRetryAfter(answer.headers);
    return {
      status: answer.statusCode,
      type,
      retryAfterS,
      bytes: await readBytes(answer.body, options.maxBytes),
    };
  } catch (error) {
    throw networkFailure(error);
  } finally {
    limit.release();
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
    ...proof,
  };
}

async function readBytes(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw invalidAnswer();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

function isEncoded(encoding: string | undefined): boolean {
  return encoding !== undefined && encoding !== '' && encoding !== 'identity';
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
