import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tracer } from '@/system/trace';

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Answers each request as the beginning of a trace that has the request's id; it ends with the answer. */
export function traceRequests(
  handler: Handler,
  tracer: Tracer,
  toRoute: (path: string) => string | null,
): Handler {
  return (req, res) => {
    const { method = '', url = '' } = req;
    const requestId = String(req.headers['x-request-id']);
    const span = tracer.first(requestId);
    res.once('close', () => {
      const route = toRoute(url) ?? 'other';
      span.end({
        name: `${method} ${route}`,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': res.statusCode,
          'sikke.request_id': requestId,
        },
        isFailed: res.statusCode >= 500,
      });
    });
    return tracer.within(span.place, () => handler(req, res));
  };
}
