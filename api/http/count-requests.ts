import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Answered } from '@/system/metrics';
import type { AppEnv } from './app-env';

/** Tells of each request once it is answered, by the route that took it: `other` where none did, so that nobody makes up a name. */
export function countRequests(onAnswered: (answered: Answered) => void) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const begun = performance.now();
    await next();
    const route = matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'other';
    const seconds = (performance.now() - begun) / 1_000;
    onAnswered({ method: c.req.method, route, status: c.res.status, seconds });
  });
}
