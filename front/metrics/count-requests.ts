import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answered } from '@/system/metrics';

/** Tells of each request once its answer has ended, by the pattern of its address: `other` where there is none. */
export function countRequests(
  onAnswered: (answered: Answered) => void,
  toRoute: (path: string) => string | null,
): (req: IncomingMessage, res: ServerResponse) => void {
  return ({ method = '', url = '' }, res) => {
    const begun = performance.now();
    res.once('close', () => {
      const isStream = res.getHeader('content-type') === 'text/event-stream';
      onAnswered({
        method,
        route: toRoute(url) ?? 'other',
        status: res.headersSent ? res.statusCode : null,
        seconds: isStream ? null : (performance.now() - begun) / 1_000,
      });
    });
  };
}
