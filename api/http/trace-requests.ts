import { createMiddleware } from 'hono/factory';
import { parseTraceparent, type Tracer } from '@/system/trace';
import type { AppEnv } from './app-env';
import { findRoute } from './find-route';
import { isKnownClient } from './known-client';

/** Answers each request below the call of the site that made it, whose word alone is taken; anybody else's begins a trace of its own. */
export function traceRequests(tracer: Tracer) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { config, requestId } = c.var.ctx;
    const isSite = isKnownClient(config.clientId, c.req.header('x-client-id'));
    const asked = isSite ? parseTraceparent(c.req.header('traceparent')) : null;
    const span = asked === null ? tracer.first(requestId) : tracer.below(asked, 'server');
    await tracer.within(span.place, next);
    const [method, route, status] = [c.req.method, findRoute(c), c.res.status];
    span.end({
      name: `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'sikke.request_id': requestId,
      },
      isFailed: status >= 500,
    });
  });
}
