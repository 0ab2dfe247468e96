import type { IncomingMessage, ServerResponse } from 'node:http';
import { guestKey, mayBeKept } from './guest-answers';
import { createKeptAnswers, type KeptAnswer } from './kept-answers';
import { whenEnded } from './when-ended';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

interface MicroCacheOptions {
  /** How old an answer may be when it is sent, in milliseconds; half of it before it is asked for anew. */
  readonly lifeMs?: number;
  /** What is kept at most, in bytes: keys, headers and bodies. */
  readonly mostBytes?: number;
  readonly now?: () => number;
  /** Whether a request names a host of ours: nothing is kept for any other, or a visitor could fill the memory with made-up names. */
  readonly isKnownHost: (req: IncomingMessage) => boolean;
}

/**
 * Answers guests who ask for the same prerendered page, and everybody who asks for the same shared read, out of memory, for a second at
 * most (docs/adr/005). Whoever brings a cookie that decides anything about a page goes past it, and a revalidation that passes
 * through empties it before its answer leaves.
 */
export function microCache(
  handler: Handler,
  {
    lifeMs = 1_000,
    mostBytes = 64 * 1_048_576,
    now = performance.now.bind(performance),
    isKnownHost,
  }: MicroCacheOptions,
): Handler {
  const kept = createKeptAnswers({ lifeMs, mostBytes, now });
  return async (req, res) => {
    if (isRevalidation(req)) whenEnded(res, () => res.statusCode === 200 && kept.clear());
    const key = isKnownHost(req) ? guestKey(req) : null;
    const known = key === null ? null : kept.find(key);
    if (known !== null) return send(req, res, known);
    if (key !== null && req.method === 'GET') {
      const keep = kept.keeper(key);
      whenEnded(res, (body) => {
        if (body !== null && mayBeKept(req, res))
          keep({ status: res.statusCode, headers: sharedHeaders(res), body });
      });
    }
    await handler(req, res);
  };
}

function isRevalidation({ method, url }: IncomingMessage): boolean {
  return method === 'POST' && /^\/api\/revalidate\/?(\?|$)/.test(url ?? '');
}

/** What belongs to one answer alone is left out. */
function sharedHeaders(res: ServerResponse): KeptAnswer['headers'] {
  const entries = Object.entries(res.getHeaders()).filter(
    ([name]) => !/^(x-request-id|date|connection|keep-alive)$/i.test(name),
  );
  return Object.fromEntries(entries);
}

function send(req: IncomingMessage, res: ServerResponse, { status, headers, body }: KeptAnswer): void {
  if (status === 200 && isUnchanged(req, headers.etag)) {
    const rest = Object.entries(headers).filter(([name]) => !/^content-(type|length|encoding)$/.test(name));
    res.writeHead(304, Object.fromEntries(rest)).end();
    return;
  }
  res.writeHead(status, { ...headers, 'content-length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Weak comparison of `If-None-Match` (RFC 9110, 13.1.2). */
function isUnchanged(req: IncomingMessage, etag: unknown): boolean {
  const asked = req.headers['if-none-match'];
  if (asked === undefined || typeof etag !== 'string') return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return asked.trim() === '*' || asked.split(',').map(plain).includes(plain(etag));
}
