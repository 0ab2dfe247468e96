import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { AppEnv } from './app-env';

const quiet = new Set(['/healthz', '/readyz']);

/** One line a request: its id, method, path without its query, status, milliseconds. Probes only at debug level. */
export function accessLog(log: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    const { requestId } = c.var.ctx;
    const line = { requestId, method: c.req.method, path: c.req.path.slice(0, 200), status: c.res.status };
    const ms = Math.round(performance.now() - started);
    log[quiet.has(c.req.path) ? 'debug' : 'info']({ ...line, ms }, 'request');
  });
}
