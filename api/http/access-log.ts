import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env';

const quiet = new Set(['/healthz', '/readyz']);

/** One line a request: method, path without its query, status, milliseconds. Probes only at debug level. */
export const accessLog = createMiddleware<AppEnv>(async (c, next) => {
  const started = performance.now();
  await next();
  const { log } = c.var.ctx;
  const line = { method: c.req.method, path: c.req.path.slice(0, 200), status: c.res.status };
  const ms = Math.round(performance.now() - started);
  log[quiet.has(c.req.path) ? 'debug' : 'info']({ ...line, ms }, 'request');
});
