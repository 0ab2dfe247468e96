import type { IncomingMessage, ServerResponse } from 'node:http';
import { guestKey } from './guest-answers';
import type { MicroCacheOptions } from './micro-cache';
import { sendKnown } from './send-known';

/**
 * Answers out of the memory of guests' pages ahead of everything that stands before it, and says whether it did (docs/adr/405): what is kept was let through by
 * all of that, for a request that differs from this one in nothing that any of it reads. Expects headers that are cleaned. What nobody knows goes on untouched.
 */
export function answerKnown({
  kept,
  isKnownHost,
  toSubject = (req) => req.url ?? '',
}: MicroCacheOptions): (req: IncomingMessage, res: ServerResponse) => boolean {
  return (req, res) => {
    if (req.headers.host === undefined || !isKnownHost(req)) return false;
    const subject = toSubject(req);
    const key = subject === null ? null : guestKey(req, subject);
    const known = key === null ? null : kept.peek(key);
    if (known === null) return false;
    sendKnown(req, res, known);
    return true;
  };
}
