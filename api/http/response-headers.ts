import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env';

/** Nothing this program answers is sniffed, framed or kept by a cache, unless a route says otherwise. */
export const safeHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Puts `safeHeaders` on every answer; what a route has set itself stays. */
export const responseHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(safeHeaders)) {
    if (!headers.has(name)) headers.set(name, value);
  }
});
