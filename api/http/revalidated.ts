import { createHash } from 'node:crypto';
import type { Context, Next } from 'hono';
import { createMiddleware } from 'hono/factory';
import { builtOnce } from '../db/built-once';
import type { Database } from '../db/client';
import { sharedReads } from '../db/shared-reads';
import type { AppEnv } from './app-env';

/** An answer as it goes out to everybody who asked for it. */
interface Made {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
}

/**
 * For public reads: who asks for one at the same time shares its answer (ADR 390), which may be kept, but is asked for again each time, and 304 stands
 * for "as before". Stands behind what chooses the database. What is no success is nobody else's: each asks for oneself.
 */
export const revalidated = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const shared = await sharedOf(c.var.ctx.db)(pathname + search, () => make(c, next));
  const made = shared ?? (c.finalized ? null : await make(c, next));
  if (made === null) c.res.headers.set('Cache-Control', 'no-store');
  else answer(c, made);
});

/** What one database answers is not another's: a replica's, or that of a preview's transaction. */
const sharedOf = builtOnce((_: Database) => sharedReads<Made | null>());

/** Has the answer made; null for one that is no success. */
async function make(c: Context<AppEnv>, next: Next): Promise<Made | null> {
  await next();
  if (!c.res.ok) return null;
  const body = new Uint8Array(await c.res.arrayBuffer());
  const etag = `W/"${createHash('sha1').update(body).digest('hex')}"`;
  return { body, type: c.res.headers.get('content-type') ?? '', etag };
}

function answer(c: Context<AppEnv>, { body, type, etag }: Made): void {
  const headers = { 'Cache-Control': 'no-cache', ETag: etag };
  // What was answered to this request before would be read for its headers.
  c.res = undefined;
  c.res = isKnown(c.req.header('if-none-match'), etag)
    ? c.body(null, 304, headers)
    : c.body(body, 200, { 'Content-Type': type, ...headers });
}

/** Weak comparison (RFC 9110, 13.1.2). */
function isKnown(asked: string | undefined, etag: string): boolean {
  return (asked ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2));
}
