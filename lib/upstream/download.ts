import 'server-only';
import { Readable } from 'node:stream';
import { request } from 'undici';
import { env } from '@/lib/env';
import { upstreamAgent } from './agent';
import type { Caller } from './caller';
import { networkFailure, toFailure } from './failure';
import { findBreaker } from './find-breaker';
import { toRetryAfter } from './retry-after';
import { tracedCall } from './traced-call';

/** A file of the client API that is passed on while it arrives. */
export interface Download {
  readonly path: `/${string}`;
  readonly bearer: string;
  readonly caller: Caller;
  /** What is posted for it; it is read where there is nothing. */
  readonly body?: unknown;
}

const headersTimeoutMs = 8000;
const maxErrorBytes = 65_536;

/** The bytes of a file of the upstream as they come, whatever its size; the visitor who goes away ends it. Throws `UpstreamError` before the first byte. */
export async function openDownload(download: Download): Promise<ReadableStream> {
  const answer = await ask(download);
  if (answer.status === 200) return Readable.toWeb(answer.body) as ReadableStream;
  const text = (await answer.body.text().catch(() => '')).slice(0, maxErrorBytes);
  throw toFailure(answer.status, parseJson(text), answer.retryAfterS);
}

async function ask({ path, bearer, caller, body }: Download) {
  const headers = {
    accept: 'application/octet-stream',
    'x-client-id': env().CLIENT_ID,
    authorization: `Bearer ${bearer}`,
    ...(caller.requestId ? { 'x-request-id': caller.requestId } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(caller.address ? { 'x-client-address': caller.address } : {}),
  };
  const url = `${env().UPSTREAM_URL.replace(/\/+$/, '')}${path}`;
  const sent =
    body === undefined ? { method: 'GET' as const } : { method: 'POST' as const, body: JSON.stringify(body) };
  const options = { dispatcher: upstreamAgent(), headers, headersTimeout: headersTimeoutMs, ...sent };
  const send = async (trace: Readonly<Record<string, string>>) => {
    const traced = { ...options, headers: { ...headers, ...trace } };
    const answer = await request(url, { ...traced, signal: caller.signal ?? null }).catch(
      (error: unknown) => {
        throw networkFailure(error);
      },
    );
    return { status: answer.statusCode, retryAfterS: toRetryAfter(answer.headers), body: answer.body };
  };
  const asked = () => tracedCall(sent.method, send);
  return findBreaker(url).run(asked, () => caller.signal?.aborted === true);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
