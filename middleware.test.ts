import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NextFetchEvent } from 'next/dist/server/web/spec-extension/fetch-event';
import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '@/lib/routes';
import { findPageRoute } from '@/lib/session/page-route';
import { config, middleware } from './middleware';

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((name) => `app/${name}`);

/** Every page of the app folder: its file and an address it answers. */
const pages = files
  .filter((file) => file.endsWith('/page.tsx'))
  .map((file) => ({ file, path: toPath(file) }));

describe('every page of the app folder', () => {
  it('is seen by these tests', () => {
    expect(pages.length).toBeGreaterThan(20);
  });

  it.each(pages)('has a row in the path table: $path', ({ path }) => {
    expect(['page', 'desk', 'overlay']).toContain(findPageRoute(path).kind);
  });

  it.each(pages)('is covered by the middleware, in each of its transports: $path', ({ path }) => {
    const data = `/_next/data/build${path === '/' ? '/index' : path}.json`;
    for (const url of [path, `${path}?_rsc=x`, `${path}.rsc`, data])
      expect(doesMiddlewareMatch({ config, nextConfig: {}, url })).toBe(true);
  });

  it.each(pages)('checks its visitor itself where it needs a login: $file', ({ file, path }) => {
    const page = findPageRoute(path);
    const isMember = page.kind === 'desk' || (page.kind === 'page' && page.access === 'member');
    expect(/^app\/\((member|desk)\)\//.test(file)).toBe(isMember);
    expect(readTexts(file).some((text) => /await requireUser(With)?\(/.test(text))).toBe(isMember);
  });
});

it('an answer that keeps an affiliate’s code in a cookie is kept by no shared cache', async () => {
  vi.stubEnv('UPSTREAM_URL', 'http://127.0.0.1:9');
  const ask = (path: string) => {
    const request = new NextRequest(`http://localhost:3000${path}`);
    return middleware(request, new NextFetchEvent({ request, page: path, context: undefined }));
  };
  const marked = await ask('/sponsorlar?ref=DOST42');
  expect(marked.cookies.get('sikke-ref')?.value).toBe('DOST42');
  expect(marked.headers.get('cache-control')).toBe('private, no-store');
  expect((await ask('/sponsorlar')).headers.has('cache-control')).toBe(false);
});

it('an overlay reads and sets no cookie, moves nowhere, and is kept and listed by nobody', async () => {
  vi.stubEnv('UPSTREAM_URL', 'http://127.0.0.1:9');
  const path = `/katman/${'ab'.repeat(20)}/av?renk=mor&ref=DOST42`;
  const request = new NextRequest(`http://anderswo.example${path}`, {
    headers: { cookie: 'sikke-session=x; sikke-ref=y' },
  });
  const answer = await middleware(request, new NextFetchEvent({ request, page: path, context: undefined }));
  expect(answer.headers.has('location')).toBe(false);
  expect(answer.headers.has('set-cookie')).toBe(false);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+'/);
  const posted = new NextRequest(`http://localhost:3000${path}`, { method: 'POST' });
  const refused = await middleware(
    posted,
    new NextFetchEvent({ request: posted, page: path, context: undefined }),
  );
  expect(refused.status).toBe(405);
});

it('every row of the path table has its page', () => {
  const found = new Set(pages.map(({ path }) => path));
  expect(Object.values(routes).filter(({ path }) => !found.has(path))).toEqual([]);
});

it('the calls and the built files stay outside of the middleware', () => {
  for (const url of ['/api/user', '/api/bc/banners/1/view', '/_next/static/chunks/a.js'])
    expect(doesMiddlewareMatch({ config, nextConfig: {}, url })).toBe(false);
});

it('the pictures of the public folder stay outside, and nothing that only looks like one', () => {
  const covered = (url: string) => doesMiddlewareMatch({ config, nextConfig: {}, url });
  const pictures = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.filter((name) => covered(`/${name}`))).toEqual([]);
  for (const url of [
    '/sponsors/a.svg/vip',
    '/sponsors/a.svg.rsc',
    '/vip/og.png',
    '/icons/../vip',
    '/sponsors/',
  ])
    expect(covered(url), url).toBe(true);
});

it('no page of a member has a loading screen, which would answer 200 before the page can redirect', () => {
  expect(files.filter((file) => /^app\/(\(member\)\/.*)?loading\.tsx$/.test(file))).toEqual([]);
});

/** The page, and the pieces beside it that it is made of, and theirs: several pages of an area may share the one that asks. */
function readTexts(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const pieces = [...text.matchAll(/from '(\.{1,2}\/[^']+)'/g)]
    .map(([, piece = '']) => `${join(dirname(file), piece)}.tsx`)
    // A later page is its first page again.
    .filter((piece) => /\/(_components\/|page\.tsx$)/.test(piece) && existsSync(piece));
  return [text, ...pieces.flatMap(readTexts)];
}

/** Groups leave the address; a parameter gets a value, those of the user area ones that exist. */
function toPath(file: string): string {
  const path = file.replace(/^app/, '').replace(/\/page\.tsx$/, '');
  return (
    path
      .replace(/\/\([^)]+\)/g, '')
      .replace('[section]', 'info')
      .replace('[queue]', 'kazanclar')
      .replace(/\[(\w+)\]/g, '$1') || '/'
  );
}
