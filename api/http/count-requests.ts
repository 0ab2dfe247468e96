import { createMiddleware } from 'hono/factory';
import type { Answered } from '@/system/metrics';
import type { AppEnv } from './app-env';
import { findRoute } from './find-route';

/** Tells of each request once it is answered, by the route that took it. */
export function countRequests(onAnswered: (answered: Answered) => void) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const begun = performance.now();
    await next();
    const seconds = (performance.now() - begun) / 1_000;
    onAnswered({ method: c.req.method, route: findRoute(c), status: c.res.status, seconds });
  });
}
