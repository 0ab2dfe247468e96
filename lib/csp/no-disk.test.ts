import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, expect, it } from 'vitest';
import PolicyCacheHandler from './cache-handler.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'no-disk-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = {
  kind: 'APP_PAGE',
  html: '<p>x</p>',
  rscData: Buffer.from('x'),
  headers: {},
  status: 200,
  postponed: undefined,
  segmentData: undefined,
};
const data = {
  kind: 'FETCH',
  data: { headers: {}, body: '1', status: 200, url: '' },
  tags: [],
  revalidate: 30,
};

/** What stands in the folder after a page and an answer of the upstream were kept. */
async function keep(flushToDisk: boolean): Promise<readonly string[]> {
  const handler = Reflect.construct(PolicyCacheHandler, [
    { fs: nodeFs, flushToDisk, serverDistDir: folder, revalidatedTags: [], maxMemoryCacheSize: 1_048_576 },
  ]);
  await handler.set('/haberler', page, { isRoutePPREnabled: false, isFallback: false });
  await handler.set('answer', data, { fetchCache: true, tags: [] });
  expect((await handler.get('/haberler', { kind: 'APP_PAGE' }))?.value?.html).toContain('<p>x');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

it('where Next is told to keep nothing on a disk, neither a page nor an answer is written there; both are remembered', async () => {
  expect(await keep(false)).toEqual([]);
  expect(await keep(true)).not.toEqual([]);
});

it.each(['next/dist/server/next-server.js', 'next/dist/server/route-modules/route-module.js'])(
  'a platform that keeps pages itself has Next tell so (its minimal mode): %s',
  (module) => {
    const code = readFileSync(createRequire(import.meta.url).resolve(module), 'utf8');
    const made = code.split('new _incrementalcache.IncrementalCache(')[1];
    expect(made?.split('CurCacheHandler')[0]).toMatch(/\bflushToDisk: !(?:this\.m|isM)inimalMode && /);
  },
);
