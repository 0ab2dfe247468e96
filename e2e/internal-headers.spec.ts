import { expect, test } from '@playwright/test';
import { routes } from '../lib/routes';
import { type RawAnswer, rawGet } from './support/raw-request';

/** Headers that steer Next, a cache or a proxy, and that no visitor may say (T-MW-4, T-CACHE-2). */
const internal: readonly Readonly<Record<string, string>>[] = [
  { 'x-matched-path': '/vip' },
  { 'x-invoke-path': '/vip', 'x-invoke-status': '500', 'x-invoke-output': '/vip' },
  { 'x-invoke-error': '{"message":"x"}' },
  { 'x-middleware-rewrite': '/vip', 'x-middleware-next': '1' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-now-route-matches': '1=vip', 'x-nextjs-rewrite': '/vip' },
  { 'x-nextjs-data': '1' },
  { 'x-prerender-revalidate': '1' },
  { 'x-forwarded-host': 'evil.test', 'x-forwarded-scheme': 'https', 'x-forwarded-port': '99' },
  { 'x-original-url': '/vip', 'x-rewrite-url': '/vip' },
  { 'accept-language': 'en-US', 'x-http-method-override': 'POST' },
  { 'x-nonce': 'evil', 'content-security-policy': "script-src 'unsafe-inline'" },
];

const same = ({ status, body, headers }: RawAnswer) => ({
  status,
  body,
  type: headers['content-type'],
  policy: headers['content-security-policy'],
});

test('no header of a visitor changes a page, for them or for who comes after (T-MW-4, T-CACHE-2, T-CACHE-3)', async ({
  baseURL,
}) => {
  const port = Number(new URL(baseURL ?? '').port);
  for (const key of ['sponsors', 'news'] as const) {
    const { path } = routes[key];
    const get = async (headers = {}) => same(await rawGet(port, path, headers));
    /** A page that was renewed between two reads is read again; one that a header changed never becomes the plain one. */
    const expectPlain = async (headers: object) =>
      expect(async () => {
        const plain = await get();
        expect(await get(headers)).toEqual(plain);
        expect(await get()).toEqual(plain);
        expect(plain).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
        expect(plain.body).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
        expect(plain.body).not.toContain('evil');
      }, JSON.stringify(headers)).toPass({ timeout: 60_000 });
    for (const headers of internal) await expectPlain(headers);

    // What the router asks for under the same address never comes in place of the page, nor the other way.
    for (let times = 0; times < 5; times += 1) {
      expect((await get({ rsc: '1' })).type).not.toBe('text/html; charset=utf-8');
      await expectPlain({});
    }
  }
});
