import { request } from 'undici';

/** One request to the upstream. */
export interface Asked {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
  /** Another client identifier than the one the command was given. */
  readonly clientId?: string;
}

/** What came back. */
export interface Answered {
  readonly status: number;
  readonly type: string;
  /** The parsed body; undefined where it is no JSON. */
  readonly json: unknown;
  /** Why there is no answer that the site could use, in one sentence; null where there is one. */
  readonly problem: string | null;
}

/** Asks an upstream as the site does. Never rejects. */
export type Ask = (asked: Asked) => Promise<Answered>;

/** The site's own limits (docs/own-upstream.md): milliseconds, and bytes of JSON. */
const limits = { readMs: 3_000, writeMs: 8_000, maxBytes: 1_048_576 } as const;

/** Asks the upstream at `url` with the site's headers and limits: redirects are not followed, nothing compressed is taken. */
export function askAt(url: string, clientId: string): Ask {
  const base = url.replace(/\/+$/, '');
  return async (asked) => {
    try {
      return await exchange(base, { clientId, ...asked });
    } catch (error) {
      return none(toSentence(error));
    }
  };
}

async function exchange(base: string, asked: Asked & { readonly clientId: string }): Promise<Answered> {
  const { method, path, body } = asked;
  const timeoutMs = method === 'GET' ? limits.readMs : limits.writeMs;
  const answer = await request(`${base}${path}`, {
    method,
    headers: toHeaders(asked),
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  if (bytes.length > limits.maxBytes)
    return none(`the body has ${bytes.length} bytes; the site takes ${limits.maxBytes}`);
  const encoding = String(answer.headers['content-encoding'] ?? 'identity');
  if (encoding !== 'identity')
    return none(`the body is encoded (${encoding}), though nothing compressed was asked for`);
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  return { status: answer.statusCode, type, json: parseJson(bytes.toString()), problem: null };
}

function toHeaders({ clientId, token, body }: Asked & { readonly clientId: string }): Record<string, string> {
  return {
    accept: 'application/json',
    'x-client-id': clientId,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const none = (problem: string): Answered => ({ status: 0, type: '', json: undefined, problem });

function toSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError')
    return `no answer in time; the site waits ${limits.readMs / 1000} s for a read and ${limits.writeMs / 1000} s for a write`;
  return `no answer: ${error.message || ('code' in error ? String(error.code) : error.name)}`;
}
