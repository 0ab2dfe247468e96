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
}

/** Paths that were there, remembered by their text: 10 000 of the usual length, fewer long ones. */
export const knownPaths = () =>
  new LRUCache<string, true>({ maxSize: 1_048_576, sizeCalculation: (_, path) => path.length + 64 });
const retryAfterS = 2;

/**
 * Lets a flood of made-up addresses cost the others nothing (ADR 177): a page that is neither stored nor was there before has to be rendered
 * to say that it is not found, thousands of times the price of one out of memory. Such pages go through a gate, address by address in
 * turn; what turns out to be missing makes its place rest, so that all of it together takes a quarter of the time. Nothing is
 * remembered as missing: a new entry shows at once. Where too many wait the answer is 503 with Retry-After.
 */
export function unknownPages(
  handler: Handler,
  { isDynamic, isStored }: UnknownPagesOptions,
  there = knownPaths(),
): Handler {
  const enter = fairGate();
  return async (req, res) => {
    const path = req.url?.split('?', 1)[0] ?? '';
    if (!isDynamic(path) || there.has(path) || isStored(path)) return handler(req, res);
    const render = async () => {
      if (res.destroyed) return true;
      await handler(req, res);
      const isThere = res.statusCode < 400;
      if (isThere) there.set(path, true);
      return isThere;
    };
    await enter(neighbourhood(req), render).catch((error: unknown) => {
      if (!(error instanceof QueueFullError)) throw error;
      answerPlainly(res, 503, { 'Retry-After': String(retryAfterS) });
    });
  };
}

/** Who asks, as far as one connection owns it: an IPv4 address, or about the first half of an IPv6 one. */
function neighbourhood({ headers }: IncomingMessage): string {
  return String(headers['x-sikke-address'] ?? '')
    .split(':', 4)
    .join(':');
}
