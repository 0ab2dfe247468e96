import type { IncomingMessage, ServerResponse } from 'node:http';
import { guestKey, mayBeKept } from './guest-answers';
import type { KeptAnswer, KeptAnswers } from './kept-answers';
import { sendKept } from './send-kept';
import { whenEnded } from './when-ended';
import { whenRevalidated } from './when-revalidated';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** What is remembered, and of which requests. */
export interface MicroCacheOptions {
  /** Where answers are kept; several may keep theirs in one. */
  readonly kept: KeptAnswers;
  /** Whether a request names a host of ours: nothing is kept for any other, or a visitor could fill the memory with made-up names. */
  readonly isKnownHost: (req: IncomingMessage) => boolean;
  /** What an answer is about: the address unless told otherwise. Asked again once there is one: what came to be about something else is not kept. */
  readonly toSubject?: (req: IncomingMessage) => string | null;
}

/**
 * Answers guests who ask for the same prerendered page, and everybody who asks for the same shared read, out of memory, for a second at
 * most (docs/adr/005). Whoever brings a cookie that decides anything about a page goes past it, and a revalidation that passes
 * through empties it before its answer leaves.
 */
export function microCache(
  handler: Handler,
  { kept, isKnownHost, toSubject = (req) => req.url ?? '' }: MicroCacheOptions,
): Handler {
  return async (req, res) => {
    whenRevalidated(req, res, kept.clear);
    const subject = isKnownHost(req) ? toSubject(req) : null;
    const key = subject === null ? null : guestKey(req, subject);
    const known = key === null ? null : kept.find(key);
    if (known !== null) return sendKept(req, res, known);
    if (key !== null && req.method === 'GET') {
      const keep = kept.keeper(key);
      whenEnded(res, (body) => {
        if (body !== null && toSubject(req) === subject && mayBeKept(req, res))
          keep({ status: res.statusCode, headers: sharedHeaders(res), body });
      });
    }
    await handler(req, res);
  };
}

/** What belongs to one answer alone is left out. */
function sharedHeaders(res: ServerResponse): KeptAnswer['headers'] {
  const entries = Object.entries(res.getHeaders()).filter(
    ([name]) => !/^(x-request-id|date|connection|keep-alive|x-accel-expires)$/i.test(name),
  );
  return Object.fromEntries(entries);
}
