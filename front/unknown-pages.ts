import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { fairGate, QueueFullError } from './fair-gate';
import { answerPlainly } from './plain-answer';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

interface UnknownPagesOptions {
  /** Whether what stands at a path depends on content: `/haberler/{slug}`. */
  readonly isDynamic: (path: string) => boolean;
  /** Whether a page for the path lies ready. */
  readonly isStored: (path: string) => boolean;
  /** Whether it is known that there is nothing at the path; false where nobody can say. */
  readonly isMissing: (path: string) => Promise<boolean>;
}

/** Paths that were there, remembered by their text: 10 000 of the usual length, fewer long ones. */
export const knownPaths = () =>
  new LRUCache<string, true>({ maxSize: 1_048_576, sizeCalculation: (_, path) => path.length + 64 });
const retryAfterS = 2;
/** Tells the middleware to answer with the page of the build that says so, in place of a page made for this path. */
const missingHeader = 'x-sikke-missing';

/**
 * Lets a flood of made-up addresses cost the others nothing (ADR 177, ADR 200): a page that is neither stored nor was there before has to be
 * made to say that it is not found, thousands of times the price of one out of memory. So the upstream is asked first whether there is
 * such an entry, and where it says no the page of the build goes out; what nobody can say without making the page is made. Both pass a gate of
 * their own, address by address in turn; what turns out to be missing makes its place rest. Nothing is
 * remembered as missing: a new entry shows at once. Where too many wait the answer is 503 with Retry-After.
 */
export function unknownPages(
  handler: Handler,
  { isDynamic, isStored, isMissing }: UnknownPagesOptions,
  there = knownPaths(),
): Handler {
  const [enterToAsk, enterToMake] = [fairGate(), fairGate()];
  return async (req, res) => {
    const path = req.url?.split('?', 1)[0] ?? '';
    if (!isDynamic(path) || there.has(path) || isStored(path)) return handler(req, res);
    let isToBeMade = true;
    const ask = async () => {
      if (res.destroyed || !(await isMissing(path))) return true;
      isToBeMade = false;
      req.headers[missingHeader] = '1';
      await handler(req, res);
      return false;
    };
    const make = async () => {
      if (res.destroyed) return true;
      await handler(req, res);
      const isThere = res.statusCode < 400;
      if (isThere) there.set(path, true);
      return isThere;
    };
    const who = neighbourhood(req);
    try {
      await enterToAsk(who, ask);
      if (isToBeMade) await enterToMake(who, make);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      answerPlainly(res, 503, { 'Retry-After': String(retryAfterS) });
    }
  };
}

/** Who asks, as far as one connection owns it: an IPv4 address, or about the first half of an IPv6 one. */
function neighbourhood({ headers }: IncomingMessage): string {
  return String(headers['x-sikke-address'] ?? '')
    .split(':', 4)
    .join(':');
}
