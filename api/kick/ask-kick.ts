import type { z } from 'zod';
import { KickError } from '../kick';

/** A request to Kick and what its answer must be. */
export interface Asked<T> {
  readonly url: URL;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly answer: z.ZodType<T>;
}

/** How much of an answer is read: Kick's own are a few KB. */
const mostBytes = 1_000_000;

/**
 * Asks once, for `timeoutMs` at most with the whole of the answer, following no redirect. An answer that is no JSON, like the page of a proxy, is none whatever its
 * status says. Throws `KickError` alone, which carries nothing of the answer's text.
 */
export async function askKick<T>({ answer, ...asked }: Asked<T>, timeoutMs: number): Promise<T> {
  const { status, text } = await send(asked, timeoutMs);
  if (status < 200 || status > 299) throw new KickError(kindOf(status), status);
  const json = parseJson(text);
  const parsed = answer.safeParse(json);
  if (json === undefined || !parsed.success) throw new KickError('away', status);
  return parsed.data;
}

async function send(
  { url, method = 'GET', token, json, form }: Omit<Asked<unknown>, 'answer'>,
  timeoutMs: number,
): Promise<{ readonly status: number; readonly text: string }> {
  const headers = {
    accept: 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const body = form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json);
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { method, headers, body, redirect: 'error', signal });
    return { status: answer.status, text: await readText(answer) };
  } catch {
    throw new KickError('away');
  }
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new KickError('away');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

function kindOf(status: number): KickError['kind'] {
  if (status === 401 || status === 403) return 'refused';
  if (status === 429) return 'busy';
  return status >= 500 ? 'away' : 'wrong';
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}
