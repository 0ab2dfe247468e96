import { expect, it } from 'vitest';
import { routeFinder } from './find-route';

const find = routeFinder([
  '/',
  '/haberler',
  '/haberler/[slug]',
  '/haberler/kategori/[category]',
  '/haberler/kategori/[category]/sonra/[cursor]',
  '/yonetim/gorunum/[[...segment]]',
  '/_next/[...path]',
]);

it.each([
  ['/', '/'],
  ['/?a=1', '/'],
  ['/haberler', '/haberler'],
  ['/haberler?sayfa=2', '/haberler'],
  ['/haberler/bir-haber', '/haberler/[slug]'],
  ['/haberler/kategori', '/haberler/[slug]'],
  ['/haberler/kategori/slot', '/haberler/kategori/[category]'],
  ['/haberler/kategori/slot/sonra/abc', '/haberler/kategori/[category]/sonra/[cursor]'],
  ['/yonetim/gorunum', '/yonetim/gorunum/[[...segment]]'],
  ['/yonetim/gorunum/a/b', '/yonetim/gorunum/[[...segment]]'],
  ['/_next/static/chunks/a.js', '/_next/[...path]'],
  ['/haberler/kategori/slot/daha', null],
  ['/yok', null],
  ['/_next', null],
  ['http://else.example/haberler', null],
  [`/haberler${'/a'.repeat(20)}`, null],
])('%s belongs to %s', (path, pattern) => {
  expect(find(path)).toBe(pattern);
});
