import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { kindsOfPages, neverMadePaths, prerenderedPaths } from './prerendered-paths';

const folder = mkdtempSync(join(tmpdir(), 'sikke-manifest-'));
afterAll(() => rmSync(folder, { recursive: true }));

function manifest(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const prerendered = manifest('prerender.json', {
  routes: { '/market/tur/kod': {} },
  dynamicRoutes: {
    '/market/[group]/[type]': { routeRegex: '^/market/([^/]+?)/([^/]+?)(?:/)?$', fallback: false },
    '/haberler/[slug]': { routeRegex: '^/haberler/([^/]+?)(?:/)?$', fallback: null },
  },
});

const dynamic = manifest('routes.json', {
  dynamicRoutes: [
    { page: '/api/[[...path]]', regex: '^/api(?:/(.+?))?(?:/)?$' },
    { page: '/haberler/[slug]', regex: '^/haberler/([^/]+?)(?:/)?$' },
    { page: '/market/sonra/[cursor]', regex: '^/market/sonra/([^/]+?)(?:/)?$' },
    { page: '/market/[group]/[type]', regex: '^/market/([^/]+?)/([^/]+?)(?:/)?$' },
    { page: '/paylas/[kind]/[name]/[version]/[file]', regex: '^/paylas/.*$' },
  ],
});

it('knows what is no page by the build alone where the build made all there are, and nowhere else', () => {
  const isNeverMade = neverMadePaths(kindsOfPages(dynamic), prerendered);
  expect(isNeverMade('/market/tur/yok')).toBe(true);
  // The last is a page of its own, which an address of the closed kind looks like.
  for (const path of ['/market/tur/kod', '/haberler/yok', '/market/yok', '/market/sonra/x'])
    expect(isNeverMade(path), path).toBe(false);
});

it('knows what is prerendered with the build or from its first visit on', () => {
  const isPrerendered = prerenderedPaths(prerendered);
  for (const path of ['/market/tur/kod', '/haberler/yeni']) expect(isPrerendered(path), path).toBe(true);
  expect(isPrerendered('/vip')).toBe(false);
});

it('tells the kind of a page that depends on content, and none of a call or a picture to share', () => {
  const toKind = kindsOfPages(dynamic);
  expect(toKind('/haberler/yok')).toBe('/haberler/[slug]');
  for (const path of ['/haberler', '/api/user', '/paylas/vip/ad/1/a.png'])
    expect(toKind(path), path).toBeNull();
});
