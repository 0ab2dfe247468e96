import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What we compress with. */
export type Encoding = 'br' | 'gzip';

/** How hard to compress: what is made with a build, what is kept, what is made anew for a few, and what is made for one request, by each coding. */
const levels = {
  build: { gzip: 9, br: 11 },
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
