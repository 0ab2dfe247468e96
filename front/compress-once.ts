import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Encoding, preferredEncoding } from './preferred-encoding';
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
        ? remembered(kept, key, body.length, () => compress(encoding, body, hardest))
        : compress(encoding, body, quick);
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
  res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  const vary = String(res.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    res.setHeader('Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  // The bytes differ from the uncompressed ones: the tag is a weak one now (RFC 9110, 8.8.1).
  const etag = res.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) res.setHeader('ETag', `W/${etag}`);
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

/** How hard to compress what is kept, and what is made for one visitor (an entry that does not exist). */
const hardest = 9;
const quick = 4;

function compress(encoding: Encoding, body: Buffer, level: number): Compressed {
  if (encoding === 'gzip') return promisify(gzip)(body, { level });
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}

function isCompressible(res: ServerResponse): boolean {
  const type = String(res.getHeader('content-type') ?? '');
  const isText = /^(text\/|application\/(json|xml|javascript|manifest\+json)|image\/svg)/.test(type);
  return !res.headersSent && isText && !res.hasHeader('content-encoding');
}
