import { expect, test } from '@playwright/test';
import type { BuiltSite } from './support/built-site';
import { rawGet } from './support/raw-request';
import { startSmallSite } from './support/small-site';

test.describe('where a request is sent on to', () => {
  let site: BuiltSite;

  test.beforeAll(async () => {
    site = await startSmallSite({
      env: { ALLOWED_ORIGINS: 'https://yeni.test,https://eski.test' },
      init: { current_url: 'https://yeni.test' },
    });
    // The first visitor never waits for /init; the answer is known once it has come.
    await expect.poll(async () => (await rawGet(site.port, '/bilet')).status).toBe(307);
  });
  test.afterAll(() => site?.stop());

  test('a visitor moves to the configured origin, path and query kept, once', async () => {
    const answer = await rawGet(site.port, '/bilet?a=1');
    expect(answer.location).toBe('https://yeni.test/bilet?a=1');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^sikke-hop=1; Path=\/; .*Max-Age=30; HttpOnly; SameSite=lax$/i,
    );
    expect((await rawGet(site.port, '/bilet', { cookie: 'sikke-hop=1' })).status).toBe(200);
  });

  test('health checks and calls stay', async () => {
    expect((await rawGet(site.port, '/healthz')).status).toBe(200);
    expect((await rawGet(site.port, '/api/user')).status).toBe(200);
  });

  test('no redirect of ours is built from the Host header', async () => {
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', cookie: 'sikke-hop=1' };
    for (const path of ['/vip', '/', '/vip/', '/user']) {
      const { location } = await rawGet(site.port, path, headers);
      expect(location, path).toMatch(/^\/[a-z]/);
    }
  });

  test('an affiliate code is kept where it is one', async () => {
    const cookie = 'sikke-hop=1';
    const kept = await rawGet(site.port, '/bilet?ref=YAYIN_42', { cookie });
    expect(String(kept.headers['set-cookie'])).toMatch(
      /^sikke-ref=YAYIN_42; Path=\/; .*HttpOnly; SameSite=lax$/i,
    );
    const refused = await rawGet(site.port, '/bilet?ref=%0d%0aSet-Cookie:x=1', { cookie });
    expect(refused.headers['set-cookie']).toBeUndefined();
  });
});
