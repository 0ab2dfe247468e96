import type { ServerResponse } from 'node:http';
import type { Encoding } from '@/system/compressed';

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
