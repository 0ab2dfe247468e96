import { createHash } from 'node:crypto';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env';

/** The library's own digest goes through another thread, which takes longer than the answer is long. */
const generateDigest = (body: Uint8Array) => new Uint8Array(createHash('sha1').update(body).digest()).buffer;
const withEtag = etag({ weak: true, generateDigest });

/** For public reads: they may be kept, but are asked for again each time, and 304 stands for "as before". */
export const revalidated = createMiddleware<AppEnv>(async (c, next) => {
  await withEtag(c, async () => {
    await next();
    c.res.headers.set('Cache-Control', c.res.ok ? 'no-cache' : 'no-store');
  });
});
