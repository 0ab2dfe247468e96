import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PolicyCacheHandler from '@/lib/csp/cache-handler.mjs';
import { pagesOfDatabase } from './pages-of-database';

let folder: string;
let cache: PolicyCacheHandler;
/** A process of the site that begins: nothing in its memory, and the build as the one before left it. */
function start(): (id: string) => void {
  tagsManifest.clear();
  cache = Reflect.construct(PolicyCacheHandler, [
    { fs: nodeFs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [], maxMemoryCacheSize: 0 },
  ]);
  return pagesOfDatabase(join(folder, 'database'));
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-of-database-'));
});
afterEach(() => {
  tagsManifest.clear();
  rmSync(folder, { recursive: true, force: true });
});

const context = {
  isRoutePPREnabled: false,
  isFallback: false,
  cacheControl: { revalidate: 3600, expire: undefined },
};
const make = (key: string) =>
  cache.set(
    key,
    {
      kind: 'APP_PAGE',
      html: '<p>x</p>',
      rscData: Buffer.from('x'),
      headers: { 'x-next-cache-tags': 'a,site' },
      status: 200,
      postponed: undefined,
      segmentData: undefined,
    },
    context,
  );
const isShown = async (key: string) => (await cache.get(key, { kind: 'APP_PAGE', ...context })) !== null;
/** The clock's step: what is of one millisecond is of either database. */
const aMoment = () => {
  const now = Date.now();
  return vi.waitFor(() => expect(Date.now()).toBeGreaterThan(now + 1));
};

test('pages of another database are never shown, in later processes either; what is made anew is', async () => {
  start()('biri');
  for (const key of ['/haberler', '/sponsorlar']) await make(key);
  start()('biri');
  expect([await isShown('/haberler'), await isShown('/sponsorlar')]).toEqual([true, true]);
  await aMoment();
  const other = start();
  expect(await isShown('/haberler')).toBe(true);
  other('oteki');
  await aMoment();
  expect([await isShown('/haberler'), await isShown('/sponsorlar')]).toEqual([false, false]);
  await aMoment();
  await make('/haberler');
  other('oteki');
  expect(await isShown('/haberler')).toBe(true);
  for (const told of [false, true]) {
    const later = start();
    if (told) later('oteki');
    expect([await isShown('/haberler'), await isShown('/sponsorlar')]).toEqual([true, false]);
  }
});

test('a build that was never served keeps its pages for the database that it is served with first', async () => {
  const first = start();
  await make('/haberler');
  await aMoment();
  first('biri');
  expect(await isShown('/haberler')).toBe(true);
});

test('where the build cannot be written, pages of another database are not shown all the same', async () => {
  const away = pagesOfDatabase(join(folder, 'none/database'));
  start();
  away('biri');
  await make('/haberler');
  await aMoment();
  away('oteki');
  expect(await isShown('/haberler')).toBe(false);
});
