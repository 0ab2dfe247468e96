import type { IncomingMessage, ServerResponse } from 'node:http';
import { findUnderWay } from '@/lib/under-way';
import { compressed, type Encoding } from '@/system/compressed';
import { isCompressible, sayCompressed } from './compressed';
import { createInsides, type KeptInsides } from './insides';
import { preferredEncoding } from './preferred-encoding';
import { toBytes } from './when-ended';

/**
 * Sends a page that is rendered per request once it is whole: it comes in a few parts within milliseconds, since nothing of a page here comes later than the rest.
 * What stands still is put in its places then (docs/adr/465), and the page is compressed (docs/adr/421): Next, which knows gzip alone, gets no `Accept-Encoding` for it.
 * What is no document and grows past a mebibyte goes out as it is.
 */
export function wholePages(
  isPerRequest: (path: string) => boolean,
): (req: IncomingMessage, res: ServerResponse) => void {
  return (req, res) => {
    if (req.method !== 'GET' || !isPerRequest(req.url?.split('?', 1)[0] ?? '')) return;
    const encoding = preferredEncoding(req.headers['accept-encoding']);
    const insides = takeInsides(req);
    if (encoding === null && insides === null) return;
    delete req.headers['accept-encoding'];
    collect(res, insides, (body) => endWith(res, body, encoding));
  };
}

/** For a document; what Next's router fetches is data alone, and has no places. */
function takeInsides(req: IncomingMessage): KeptInsides | null {
  const underWay = findUnderWay();
  if (!underWay || req.headers.rsc !== undefined) return null;
  const insides = createInsides();
  underWay.insides = insides;
  return insides;
}

/** What is put together of one answer at most, in bytes. */
const mostBytes = 1_048_576;

/** Keeps what is written until it is ended; the head waits as long. What is too long is let go, unless its insides are still to come. */
function collect(res: ServerResponse, insides: KeptInsides | null, whole: (body: Buffer) => void): void {
  const parts: Buffer[] = [];
  let bytes = 0;
  const take = (chunk: unknown) => {
    const part = toBytes(chunk);
    if (part !== null) parts.push(part);
    bytes += part?.length ?? 0;
  };
  const giveBack = outermost(res, {
    write: (...args) => {
      take(args[0]);
      soon(args.at(-1));
      if (bytes > mostBytes && insides === null) {
        giveBack();
        res.write(Buffer.concat(parts));
      }
      return true;
    },
    end: (...args) => {
      take(args[0]);
      if (typeof args.at(-1) === 'function') res.once('finish', () => soon(args.at(-1)));
      giveBack();
      const body = Buffer.concat(parts);
      whole(insides ? filledIn(res, body, insides) : body);
      return res;
    },
    flushHeaders: () => undefined,
  });
}

/** A length and a name that were said before are those of the words. */
function filledIn(res: ServerResponse, body: Buffer, insides: KeptInsides): Buffer {
  const page = insides.fill(body);
  if (page !== body && !res.headersSent)
    for (const name of ['Content-Length', 'ETag']) res.removeHeader(name);
  return page;
}

function endWith(res: ServerResponse, body: Buffer, encoding: Encoding | null): void {
  if (body.length === 0) return void res.end();
  if (encoding === null || !isCompressible(res)) return void res.end(body);
  const { statusCode } = res;
  compressed(encoding, body, 'once').then(
    (smaller) => {
      if (res.destroyed) return;
      // That of the moment in which the page was ended.
      res.statusCode = statusCode;
      sayCompressed(res, encoding, smaller);
      res.end(smaller);
    },
    (error: unknown) => res.destroy(error instanceof Error ? error : undefined),
  );
}

/** Who waits for a part to be taken need not wait. */
function soon(done: unknown): void {
  if (typeof done === 'function') process.nextTick(() => Reflect.apply(done, undefined, []));
}

type Method = 'write' | 'end' | 'flushHeaders';

/**
 * Puts our own methods before those of an answer, where they stay: Next's compression wraps what it finds later, and sends the head before it calls that. Once the
 * methods are given back, which is what is returned, they are what they would be without us, and ours lead on to what was there first.
 */
function outermost(
  res: ServerResponse,
  own: Readonly<Record<Method, (...args: unknown[]) => unknown>>,
): () => void {
  let isGivenBack = false;
  for (const [name, method] of Object.entries(own)) {
    const first = Reflect.get(res, name);
    const ours = (...args: unknown[]) =>
      isGivenBack ? Reflect.apply(first, res, args) : Reflect.apply(method, undefined, args);
    let latest = first;
    const get = () => (isGivenBack ? latest : ours);
    const set = (other: unknown) => {
      latest = other;
    };
    Object.defineProperty(res, name, { configurable: true, get, set });
  }
  return () => {
    isGivenBack = true;
  };
}
