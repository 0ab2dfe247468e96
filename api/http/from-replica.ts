import { createMiddleware } from 'hono/factory';
import { logPositionHeader } from '@/contract/live';
import type { AppEnv } from './app-env';

/**
 * For public reads: answered by the replica where there is one that has come as far as the caller knows of changes (ADR 302). Whoever does not say how far
 * that is, as everybody but the site's own cache, is answered by the database itself.
 */
export const fromReplica = createMiddleware<AppEnv>(async (c, next) => {
  const { ctx } = c.var;
  const position = c.req.header(logPositionHeader);
  const db = position === undefined ? null : await ctx.replica?.atLeast(position);
  if (db) c.set('ctx', { ...ctx, db });
  await next();
});
