import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { compressed as compress, type Encoding } from '@/system/compressed';
import { isCompressible, sayCompressed } from './compressed';
import { preferredEncoding } from './preferred-encoding';
import { toBytes } from './when-ended';

type Compressed = Promise<Buffer>;

/** What is kept at most, one per page, form (HTML, RSC) and encoding: in answers, and in bytes of the pages before they were compressed. */
export const compressedVersions = () =>
  new LRUCache<string, Compressed>({ max: 500, maxSize: 128 * 1_048_576 });

/**
 * Compresses a prerendered page once per version instead of once per visitor: its ETag names the bytes. Next gets no
 * `Accept-Encoding` for these paths and leaves them as they are; everything else is compressed by Next as usual.
 */
export function compressOnce(
  isPrerendered: (path: string) => boolean,
  kept = compressedVersions(),
): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    const path = req.url?.split('?', 1)[0] ?? '';
    const encoding = preferredEncoding(req.headers['accept-encoding']);
    if (encoding === null || req.method !== 'GET' || !isPrerendered(path)) return;
    delete req.headers['accept-encoding'];
    const own = res.end;
    let end = own;
    let isEnding = false;
    const compressing = (...args: unknown[]) => {
      if (isEnding) return Reflect.apply(own, res, args);
      isEnding = true;
      const body = toBytes(args[0]);
      const { statusCode } = res;
      const etag = res.getHeader('etag');
      if (body === null || !isCompressible(res)) return Reflect.apply(end, res, args);
      const key = `${path} ${String(etag)} ${String(res.getHeader('content-type'))} ${encoding}`;
      const isVersion = res.statusCode === 200 && typeof etag === 'string';
      const compressed = isVersion
        ? remembered(kept, key, body.length, () => compress(encoding, body, 'hardest'))
        : compress(encoding, body, 'quick');
      send(res, encoding, compressed).then(
        (smaller) => {
          // Meanwhile the page that is made anew behind a stale one may have failed, and says so here (ADR 052).
          res.statusCode = statusCode;
          return Reflect.apply(end, res, [smaller]);
        },
        (error: unknown) => res.destroy(error instanceof Error ? error : undefined),
      );
      return res;
    };
    // Next's own compression wraps `end` later and sends the head before it calls what it found: ours stays outermost.
    const set = (wrapped: typeof end) => {
      end = wrapped;
    };
    Object.defineProperty(res, 'end', { configurable: true, get: () => compressing, set });
  };
}

async function send(res: ServerResponse, encoding: Encoding, compressed: Compressed): Promise<Buffer> {
  const body = await compressed;
  sayCompressed(res, encoding, body);
  return body;
}

/** One that could not be compressed is not kept. */
function remembered(
  kept: LRUCache<string, Compressed>,
  key: string,
  bytes: number,
  make: () => Compressed,
): Compressed {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  made.catch(() => kept.delete(key));
  kept.set(key, made, { size: key.length + bytes });
  return made;
}
