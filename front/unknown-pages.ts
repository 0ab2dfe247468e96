import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { fairGate, QueueFullError } from './fair-gate';
import { answerPlainly } from './plain-answer';
import { whenRevalidated } from './when-revalidated';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

interface UnknownPagesOptions {
  /** What kind of page stands at a path, where that depends on content: `/haberler/[slug]`; null elsewhere. */
  readonly toKind: (path: string) => string | null;
  /** Whether a page for the path lies ready. */
  readonly isStored: (path: string) => boolean;
  /** Whether it is known that there is nothing at the path; false where nobody can say. */
  readonly isMissing: (path: string) => Promise<boolean>;
  /** Answers what is missing, marked as such; `handler` unless it keeps that answer for all. */
  readonly answerMissing?: Handler;
}

/** Paths that were there, remembered by their text: 10 000 of the usual length, fewer long ones. */
export const knownPaths = () =>
  new LRUCache<string, true>({ maxSize: 1_048_576, sizeCalculation: (_, path) => path.length + 64 });
/** Paths that were missing a moment ago, so that a dead link that many follow asks nobody: as many. */
export const missingPaths = (now = performance.now.bind(performance)) =>
  new LRUCache<string, true>({
    maxSize: 1_048_576,
    sizeCalculation: (_, path) => path.length + 64,
    ttl: 1_000,
    ttlResolution: 0,
    perf: { now },
  });
const retryAfterS = 2;
/** Tells the middleware to answer with the page of the build that says so, in place of a page made for this path. */
const missingHeader = 'x-sikke-missing';

/** What a kept answer is about: the page that says that there is nothing is the same for all of a kind, and any other is its address's own. */
export function toSubject(toKind: UnknownPagesOptions['toKind']): (req: IncomingMessage) => string {
  return ({ url = '', headers }) => (headers[missingHeader] ? `missing ${toKind(url)}` : url);
}

/**
 * Lets a flood of made-up addresses cost the others nothing (ADR 177, ADR 200, ADR 262): a page that is neither stored nor was there before has to be
 * made to say that it is not found, thousands of times the price of one out of memory. So it is asked first whether there is such an
 * entry, and where there is none the page of the build goes out, out of memory; what nobody can say without making the page is made. Both pass a gate of
 * their own, address by address in turn; what turns out to be missing makes its place rest. What was missing is remembered for a second, until
 * the next revalidation at most: a new entry shows at once. Where too many wait the answer is 503 with Retry-After.
 */
export function unknownPages(
  handler: Handler,
  { toKind, isStored, isMissing, answerMissing = handler }: UnknownPagesOptions,
  there = knownPaths(),
  toMissing: () => ReturnType<typeof missingPaths> = missingPaths,
): Handler {
  const [enterToAsk, enterToMake] = [fairGate(), fairGate()];
  let missing = toMissing();
  const forget = () => {
    missing = toMissing();
  };
  return async (req, res) => {
    whenRevalidated(req, res, forget);
    const path = req.url?.split('?', 1)[0] ?? '';
    if (toKind(path) === null || there.has(path) || isStored(path)) return handler(req, res);
    const sayMissing = () => {
      req.headers[missingHeader] = '1';
      return answerMissing(req, res);
    };
    if (missing.has(path)) return sayMissing();
    let isToBeMade = true;
    // What was asked before a revalidation is not remembered after it.
    const names = missing;
    const ask = async () => {
      if (res.destroyed || !(await isMissing(path))) return true;
      isToBeMade = false;
      names.set(path, true);
      await sayMissing();
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
