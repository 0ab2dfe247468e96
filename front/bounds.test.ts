import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { compressedVersions, compressOnce } from './compress-once';
import { createKeptAnswers } from './kept-answers';
import { knownPaths, missingPaths, unknownPages } from './unknown-pages';

function exchange(url: string) {
  const req = Object.assign(new IncomingMessage(new Socket()), { url, method: 'GET' });
  req.headers['accept-encoding'] = 'gzip';
  return { req, res: new ServerResponse(req) };
}

/** Each is filled by `count` addresses that a visitor makes up, and answers what it holds then and what it may hold. */
const memories = {
  async 'compressed versions of pages'(count: number) {
    const kept = compressedVersions();
    const compress = compressOnce(() => true, kept);
    for (let nth = 0; nth < count; nth += 1) {
      const { req, res } = exchange(`/haberler/${nth}`);
      compress(req, res);
      res.setHeader('etag', `"${nth}"`).setHeader('content-type', 'text/html').end('<p>Merhaba</p>');
    }
    await Promise.all(kept.values());
    return { held: kept.size, most: 500 };
  },
  async 'paths that were there'(count: number) {
    const there = knownPaths();
    const site = async (_: IncomingMessage, res: ServerResponse) => void res.writeHead(200).end();
    const pages = { toKind: () => '/haberler/[slug]', isStored: () => false, isMissing: async () => false };
    const answer = unknownPages(site, pages, there);
    for (let nth = 0; nth < count; nth += 1) {
      const { req, res } = exchange(`/haberler/${String(nth).padEnd(4_000, 'x')}`);
      await answer(req, res);
    }
    return { held: there.calculatedSize, most: 1_048_576 };
  },
  async 'paths that were missing'(count: number) {
    const missing = missingPaths(() => 1);
    for (let nth = 0; nth < count; nth += 1) missing.set(`/haberler/${String(nth).padEnd(4_000, 'x')}`, true);
    return { held: missing.calculatedSize, most: 1_048_576 };
  },
  async 'answers for a moment'(count: number) {
    const clock = { now: 0 };
    const kept = createKeptAnswers({ lifeMs: 1_000, mostBytes: 65_536, now: () => clock.now });
    for (let nth = 0; nth < count; nth += 1) {
      clock.now += 1;
      kept.keeper(`/haberler/${nth}`)({ status: 404, headers: {}, body: Buffer.alloc(100) });
    }
    return { held: kept.counts().bytes, most: 65_536 };
  },
};

it.each(Object.entries(memories))(
  '%s hold no more after two thousand addresses than they may',
  async (_name, fill) => {
    const { held, most } = await fill(2_000);
    expect(held).toBeGreaterThan(most / 2);
    expect(held).toBeLessThanOrEqual(most);
  },
);
