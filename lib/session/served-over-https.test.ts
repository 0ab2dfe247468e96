import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['https://site.test', {}, undefined, true],
  ['https://site.test', {}, 'http', true],
  ['http://site.test', { SIKKE_FRONT: '1' }, 'https', true],
  ['http://site.test', { VERCEL: '1' }, 'https', true],
  ['http://site.test', { SIKKE_FRONT: '1' }, 'http', false],
  ['http://site.test', { SIKKE_FRONT: '1' }, undefined, false],
  ['http://site.test', { SIKKE_FRONT: '1' }, 'http, https', false],
  // Nobody stands before the site: whatever the header says, a visitor said it.
  ['http://site.test', {}, 'https', false],
])('%s behind %o with x-forwarded-proto %s: https is %s (D32)', async (siteUrl, front, proto, isHttps) => {
  // The environment is read once a process.
  vi.resetModules();
  for (const [name, value] of Object.entries({ SITE_URL: siteUrl, SIKKE_FRONT: '', VERCEL: '', ...front }))
    vi.stubEnv(name, value);
  const { isServedOverHttps } = await import('./served-over-https');
  expect(isServedOverHttps(new Headers(proto ? { 'x-forwarded-proto': proto } : {}))).toBe(isHttps);
});
