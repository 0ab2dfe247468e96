import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './preferred-encoding';

/** How hard to compress: what is kept, what is made anew for a few, and what is made for one request, by each coding. */
export const levels = {
  hardest: { gzip: 9, br: 9 },
  quick: { gzip: 4, br: 4 },
  once: { gzip: 4, br: 3 },
} as const;

/** A body in a coding, made beside the thread that serves. */
export function compressed(encoding: Encoding, body: Buffer, effort: keyof typeof levels): Promise<Buffer> {
  const level = levels[effort][encoding];
  if (encoding === 'gzip') return promisify(gzip)(body, { level });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    // What looks back over megabytes is allocated and told to the garbage collector as such, for each page anew; a page has some hundred kilobytes.
    ...(effort === 'once' ? { [constants.BROTLI_PARAM_LGWIN]: 18 } : {}),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

/** Says of an answer whose head has not left that its body is in a coding. */
export function sayCompressed(res: ServerResponse, encoding: Encoding, body: Buffer): void {
  res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  const vary = String(res.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    res.setHeader('Vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  // The bytes differ from the uncompressed ones: the tag is a weak one now (RFC 9110, 8.8.1).
  const etag = res.getHeader('etag');
  if (typeof etag === 'string' && !etag.startsWith('W/')) res.setHeader('ETag', `W/${etag}`);
}

/** Whether an answer is text whose head has not left and that nobody has compressed yet. */
export function isCompressible(res: ServerResponse): boolean {
  const type = String(res.getHeader('content-type') ?? '');
  const isText = /^(text\/|application\/(json|xml|javascript|manifest\+json)|image\/svg)/.test(type);
  return !res.headersSent && isText && !res.hasHeader('content-encoding');
}
