import type { ServerResponse } from 'node:http';
import type { Outage } from '@/lib/under-way';

/** How long a visitor is asked to wait where the upstream named no time, in seconds; as the BFF says it. */
const usualWaitS = 5;

/**
 * Lets a page that failed because the upstream did answer 503 with Retry-After (ADR 052): Next knows 500 alone for a page that
 * throws. The bytes stay Next's: the site's own error page with its way to try again. No cache keeps it.
 */
export function outageStatus(res: ServerResponse, outage: Outage): void {
  const writeHead = res.writeHead;
  const honest = (...args: unknown[]) => {
    if (args[0] !== 500 || !outage.isSeen || !isPage(res)) return Reflect.apply(writeHead, res, args);
    res.statusCode = 503;
    res.setHeader('Retry-After', String(outage.retryAfterS ?? usualWaitS));
    res.setHeader('Cache-Control', 'no-store');
    return Reflect.apply(writeHead, res, [503, ...args.slice(1)]);
  };
  Object.assign(res, { writeHead: honest });
}

function isPage(res: ServerResponse): boolean {
  return String(res.getHeader('content-type') ?? '').startsWith('text/html');
}
