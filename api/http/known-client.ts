import { timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../service-error';
import type { AppEnv } from './app-env';

/** Paths that operators and monitors may call without the shared client id. */
const openPaths = new Set(['/healthz', '/readyz', '/openapi.json', '/docs']);

/** Refuses client-API calls without the shared client id, where one is configured: 403 `client_unknown` (D26). */
export const requireKnownClient = createMiddleware<AppEnv>(async (c, next) => {
  const { clientId } = c.var.ctx.config;
  const isOpen = clientId === null || openPaths.has(c.req.path);
  if (!isOpen && !isKnownClient(clientId, c.req.header('x-client-id'))) {
    throw new ServiceError('client_unknown');
  }
  await next();
});

/** True when a caller proved to be the site: the ids are equal, compared in constant time. Without an id nobody is. */
export function isKnownClient(expected: string | null, given: string | undefined): boolean {
  if (expected === null || given === undefined) return false;
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
