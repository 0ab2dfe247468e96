import { createMiddleware } from 'hono/factory';
import { previewHeader } from '@/contract/desk-content';
import { withPreview } from '../services/desk-content/preview-content';
import type { AppEnv } from './app-env';

/** A GET with a preview's token is answered as if the entry were published; nothing of it is stored or kept (ADR 213). */
export const previewed = createMiddleware<AppEnv>(async (c, next) => {
  const token = c.req.header(previewHeader);
  if (token === undefined || c.req.method !== 'GET') return next();
  const { ctx } = c.var;
  await withPreview(ctx, token, async (db) => {
    c.set('ctx', { ...ctx, db });
    await next();
  });
  c.header('Cache-Control', 'no-store');
});
