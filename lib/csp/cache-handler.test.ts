import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expireTag } from '@/front/expire-tag';
import PolicyCacheHandler from './cache-handler.mjs';
import { sha384 } from './with-integrity.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-handler-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The handler as Next makes it, on a folder of its own. */
function handler(serverDistDir = folder) {
  const context = { fs: nodeFs, flushToDisk: true, serverDistDir, revalidatedTags: [] };
  return Reflect.construct(PolicyCacheHandler, [context]);
}

const page = (status?: number) => ({
  kind: 'APP_PAGE',
  html: '<p>x</p><script>a()</script>',
  rscData: Buffer.from('x'),
  headers: {},
  status,
  postponed: undefined,
  segmentData: undefined,
});
const context = { isRoutePPREnabled: false, isFallback: false };
const files = () => readdirSync(folder, { recursive: true });

it('a page of the build, which names no status, says 200 itself: its renewal may have failed before it is sent', async () => {
  await handler().set('/haberler', page(), context);
  const entry = await handler().get('/haberler', { kind: 'APP_PAGE', ...context });
  expect(entry?.value?.status).toBe(200);
});

it('Next’s own page of what is not there, made anew, is a 404, and that of an error a 500', async () => {
  for (const [key, status] of [
    ['/_not-found', 404],
    ['/_global-error', 500],
  ] as const) {
    await handler().set(key, page(), context);
    const entry = await handler().get(key, { kind: 'APP_PAGE', ...context });
    expect(entry?.value?.status).toBe(status);
  }
});

describe('pages that were not found', () => {
  it('leave nothing behind: 200 made-up addresses write no file, and each still has its policy', async () => {
    const cache = handler();
    for (let count = 0; count < 200; count += 1) {
      const missing = page(404);
      await cache.set(`/haberler/yok-${count}`, missing, context);
      expect(JSON.stringify(missing.headers)).toContain('sha256-');
    }
    expect(files()).toEqual([]);
  });

  it('replace the page that was there', async () => {
    const cache = handler();
    await cache.set('/haberler/var', page(200), context);
    expect(files().some((name) => String(name).endsWith('var.html'))).toBe(true);
    await cache.set('/haberler/var', page(404), context);
    const entry = await handler().get('/haberler/var', { kind: 'APP_PAGE', ...context });
    expect(entry?.value?.status).toBe(404);
  });

  it('hold for files too', async () => {
    const body = { kind: 'APP_ROUTE', body: Buffer.from(''), headers: {}, status: 404 };
    await handler().set('/etkinlikler/yok/takvim.ics', body, context);
    expect(files()).toEqual([]);
  });
});

describe('what a change overtakes in the making', () => {
  const tagged = () => ({ ...page(200), headers: { 'x-next-cache-tags': 'a,sponsors' } });
  const asked = { kind: 'APP_PAGE', ...context };

  it('is not kept: neither a page nor data', async () => {
    const cache = handler();
    const data = { kind: 'FETCH', data: { body: 'old', headers: {}, url: '' }, revalidate: 60 };
    expect(await cache.get('/eski', asked)).toBeNull();
    expect(await cache.get('veri', { kind: 'FETCH', tags: ['sponsors'] })).toBeNull();
    await cache.revalidateTag('sponsors', { expire: 0 });
    await cache.set('/eski', tagged(), context);
    await cache.set('veri', data, { fetchCache: true, tags: ['sponsors'] });
    expect(await cache.get('/eski', asked)).toBeNull();
    expect(await cache.get('veri', { kind: 'FETCH', tags: ['sponsors'] })).toBeNull();
    expect(files()).toEqual([]);
  });

  it('is kept when it is made again, and while other things change', async () => {
    const cache = handler();
    await cache.get('/yeni', asked);
    await cache.revalidateTag('sponsors', { expire: 0 });
    await cache.set('/yeni', tagged(), context);
    // The clock's step: what is asked in the millisecond of a change may be older than it.
    await vi.waitFor(async () => {
      await cache.get('/yeni', asked);
      await cache.revalidateTag('market', { expire: 0 });
      await cache.set('/yeni', tagged(), context);
      expect((await cache.get('/yeni', asked))?.value?.status).toBe(200);
    });
  });
});

describe('a folder that several processes share', () => {
  const asked = { kind: 'APP_PAGE', ...context };

  it('has each file whole, as old as the moment at which the page began to be made', async () => {
    const cache = handler();
    await cache.get('/biri', asked);
    const begun = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(begun + 20));
    await cache.set('/biri', page(200), context);
    const written = files().map(String);
    expect(written.filter((name) => name.endsWith('.tmp'))).toEqual([]);
    const html = written.find((name) => name.endsWith('biri.html')) ?? '';
    expect(statSync(join(folder, html)).mtimeMs).toBeLessThanOrEqual(begun);
  });

  it('shows another process nothing of before a change that it heard of, however late that was finished', async () => {
    const tagged = { ...page(200), headers: { 'x-next-cache-tags': 'wins' } };
    const maker = handler();
    await maker.get('/oteki', asked);
    const heardMs = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(heardMs + 20));
    await maker.set('/oteki', tagged, context);
    expect((await handler().get('/oteki', asked))?.value?.status).toBe(200);
    expireTag('wins', heardMs);
    expect(await handler().get('/oteki', asked)).toBeNull();
  });
});

it('names the hash of a script of the build in the page, and asks for it late', async () => {
  for (const name of ['server', 'static/chunks']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'static/chunks/a.js'), 'a()');
  const asked = '<head><script src="/_next/static/chunks/a.js" async=""></script></head><body></body>';
  const made = { ...page(200), html: asked };
  await handler(join(folder, 'server')).set('/haberler/hash', made, context);
  expect(made.html).toContain(`("/_next/static/chunks/",["a.js"],["${await sha384(Buffer.from('a()'))}"])`);
});
