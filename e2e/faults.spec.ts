import type { Server } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routeKeys, routes, userSectionPages, userSectionPath } from '../lib/routes';
import { publicTags } from '../lib/upstream/public-tags';
import { freePort } from '../system/ports';
import { alwaysHeaders } from './support/always-headers';
import { type BuiltSite, startBuiltSite } from './support/built-site';
import { type FaultMode, type FaultProxy, startFaultProxy } from './support/fault-proxy';
import { revalidateSite, revalidationSecret } from './support/revalidate-site';
import { readSessionCookie, sessionPassword } from './support/session-cookie';
import { startSmallUpstream } from './support/small-upstream';

/**
 * What a call with a member's rights answers while the upstream is like that; a late answer is an answer. One that hangs is 504 as long as
 * it is called: when half of 20 calls failed so, the breaker answers in its place (ADR 159).
 */
const faults: readonly (readonly [FaultMode, readonly number[]])[] = [
  ['refuse', [503]],
  ['hang', [504, 503]],
  ['slow', [200]],
  ['reset', [503]],
  ['fail', [503]],
  ['html', [502]],
  ['cut', [502]],
];
const memberPaths = [
  ...routeKeys.map((key) => routes[key]).filter(({ access }) => access === 'member'),
  ...(['info', 'partners', 'verify'] as const).flatMap((section) => [
    { path: userSectionPath(section) },
    ...userSectionPages[section].map((page) => ({ path: `${userSectionPath(section)}/${page}` })),
  ]),
].map(({ path }) => path);
const publicPages = routeKeys
  .map((key) => ({ ...routes[key], key }))
  .filter(({ access }) => access === 'public');
const publicPaths = routeKeys.map((key) => routes[key]).filter(({ access }) => access !== 'member');

test.describe('while the upstream fails', () => {
  let upstream: Server;
  let proxy: FaultProxy;
  let site: BuiltSite;
  let cookie: string;

  test.beforeAll(async () => {
    const port = await freePort();
    upstream = await startSmallUpstream(port);
    proxy = await startFaultProxy(port);
    cookie = `sikke=${await readSessionCookie('player')}`;
    const env = { SESSION_PASSWORD: sessionPassword, REVALIDATE_SECRET: revalidationSecret };
    const none = { SITE_URL: '', RECAPTCHA_SITE_KEY: '' };
    // The proxy refuses yet: the site starts before a dead upstream.
    site = await startBuiltSite({ middleware: 'kept', env: { ...env, ...none, UPSTREAM_URL: proxy.url } });
  });
  test.afterAll(async () => {
    await site?.stop();
    await proxy?.close();
    upstream?.close();
  });

  const get = (path: string, limitMs: number) =>
    fetch(`http://127.0.0.1:${site.port}${path}`, {
      headers: { cookie },
      signal: AbortSignal.timeout(limitMs),
    });
  const readStatus = async (path: string) => (await get(path, 10_000).catch(() => null))?.status;

  /**
   * Each is whole within 2 s. One that a busy machine delays is asked again: a page that waits for the upstream waits for more than that
   * every time, as no failure is kept.
   */
  async function expectPublicPages() {
    for (const { path } of publicPaths)
      await expect
        .poll(() => wholeWithin(2_000, path), { message: `${path} whole within 2 s` })
        .toEqual([200, true]);
  }

  async function wholeWithin(limitMs: number, path: string) {
    const signal = AbortSignal.timeout(limitMs);
    const read = async (answer: Response) => [answer.status, (await answer.text()).endsWith('</html>')];
    return fetch(`http://127.0.0.1:${site.port}${path}`, { signal }).then(read).catch(String);
  }

  /** As for pages: what a busy machine makes too late is asked again. At no try may a login end. */
  async function expectPrivateCall(statuses: readonly number[]) {
    const ended: string[] = [];
    const ask = async () => {
      const answer = await get('/api/user', 10_000);
      ended.push(...answer.headers.getSetCookie());
      return answer.status;
    };
    await expect
      .poll(async () => statuses.includes(await ask()), { message: `/api/user is ${statuses}` })
      .toBe(true);
    expect(ended, 'the login is kept').toEqual([]);
  }

  /** Presses once, as soon as a call of the member is answered: until then the breaker may leave the upstream alone for 5 s more. */
  async function expectButtonBringsPage(page: Page, origin: string) {
    const readAgain = async () => (await fetch(`${origin}/api/user`, { headers: { cookie } })).status;
    await expect.poll(readAgain).toBe(200);
    await page.getByRole('button', { name: messages.errorPage.action }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.pages.vip.title);
  }

  /** The member stays where they are: no way to the login, and no cookie that ends it. */
  async function expectMemberPage(status: number) {
    const led: unknown[] = [];
    const ask = async () => {
      const answer = await get(routes.vip.path, 10_000);
      led.push(...(answer.redirected ? [answer.url] : []), ...answer.headers.getSetCookie());
      return answer.status;
    };
    await expect.poll(ask, { message: routes.vip.path }).toBe(status);
    expect(led).toEqual([]);
  }

  async function expectRecovery() {
    await proxy.switchTo('pass');
    await expect.poll(() => readStatus('/api/user'), { timeout: 10_000 }).toBe(200);
    await expect.poll(() => readStatus(routes.vip.path), { timeout: 10_000 }).toBe(200);
  }

  test('a site that starts before a dead upstream shows its public pages, keeps logins and recovers', async () => {
    await expectPublicPages();
    await expectPrivateCall([503]);
    await expectRecovery();
  });

  for (const [mode, statuses] of faults) {
    test(`(${mode}) public pages stay, a private call answers ${statuses.join(' or ')} and keeps the login, all is well 10 s after`, async () => {
      await proxy.switchTo(mode);
      await expectPublicPages();
      await expectPrivateCall(statuses);
      await expectMemberPage(mode === 'slow' ? 200 : 500);
      await expectRecovery();
    });
  }

  for (const mode of ['deny 401', 'deny 403'] as const) {
    test(`(${mode}) every page of a member is there, empty or not found where the upstream does not give it, and the login stays`, async () => {
      await proxy.switchTo(mode);
      for (const path of memberPaths) {
        const answer = await get(path, 10_000);
        expect([200, 404], path).toContain(answer.status);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      await proxy.switchTo('pass');
    });
  }

  for (const mode of ['deny 401', 'deny 403'] as const) {
    test(`(${mode}) every public page is there for everybody, and says that nothing is here (D27)`, async () => {
      await proxy.switchTo(mode);
      for (const tag of publicTags) await revalidateSite(site.port, tag);
      const said = new Map<string, string>(
        Object.entries(messages.empty).flatMap(([key, texts]) =>
          'title' in texts ? [[key, texts.title] as const] : [],
        ),
      );
      // A board without anybody is a board; its own words stand on it.
      said.set('leaders', messages.leaders.none);
      for (const { path, key } of publicPages) {
        const answer = await fetch(`http://127.0.0.1:${site.port}${path}`);
        const html = await answer.text();
        expect([path, answer.status, html.endsWith('</html>')]).toEqual([path, 200, true]);
        expect(html, path).toContain(said.get(key) ?? messages.site.name);
        expect(answer.headers.getSetCookie(), path).toEqual([]);
      }
      await proxy.switchTo('pass');
    });
  }

  test('a breaker that pages opened answers 503 to every call, never 500, and lets the first login through when all is well', async () => {
    await get(routes.vip.path, 10_000);
    await get(routes.sponsors.path, 10_000);
    await proxy.switchTo('fail');
    await get(routes.vip.path, 10_000);
    const seen = new Set<number | undefined>();
    for (let calls = 0; calls < 40; calls += 1) seen.add(await readStatus('/api/user'));
    expect([...seen]).toEqual([503]);
    await expectRecovery();
  });

  test('a build older than the time of its pages, started before a dead upstream, shows each of them as it lies there', async () => {
    await proxy.switchTo('refuse');
    const env = { SESSION_PASSWORD: sessionPassword, SITE_URL: '', RECAPTCHA_SITE_KEY: '' };
    const old = await startBuiltSite({
      middleware: 'kept',
      hasFront: true,
      isOld: true,
      env: { ...env, UPSTREAM_URL: proxy.url },
    });
    for (const { path } of publicPaths) {
      const answer = await fetch(`http://127.0.0.1:${old.port}${path}`);
      const body = await answer.text();
      const isWhole = body.endsWith('</html>') && !body.includes('__next_error__');
      expect([path, answer.status, isWhole]).toEqual([path, 200, true]);
    }
    await old.stop();
    await proxy.switchTo('pass');
  });

  test('behind our front server a member page that fails with the upstream is the error page under 503 (ADR 052)', async ({
    page,
    context,
  }) => {
    const env = { SESSION_PASSWORD: sessionPassword, SITE_URL: '', RECAPTCHA_SITE_KEY: '' };
    const whole = await startBuiltSite({
      middleware: 'kept',
      hasFront: true,
      env: { ...env, UPSTREAM_URL: proxy.url },
    });
    const origin = `http://127.0.0.1:${whole.port}`;
    await context.addCookies([{ name: 'sikke', value: cookie.replace('sikke=', ''), url: origin }]);
    await proxy.switchTo('refuse');
    const answer = await page.goto(origin + routes.vip.path);
    const { 'retry-after': retryAfter, 'cache-control': cacheControl } = answer?.headers() ?? {};
    expect([answer?.status(), retryAfter, cacheControl]).toEqual([503, '5', 'no-store']);
    // The answers of an outage carry the security headers as all others do (T-HDR-1).
    const call = await fetch(`${origin}/api/user`, { headers: { cookie } });
    expect(call.status).toBe(503);
    for (const [key, value] of Object.entries(alwaysHeaders))
      expect([call.headers.get(key), answer?.headers()[key]], key).toEqual([value, value]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(messages.errorPage.title);
    expect((await context.cookies(origin)).map(({ name }) => name)).toContain('sikke');
    await proxy.switchTo('pass');
    await expectButtonBringsPage(page, origin);
    await whole.stop();
  });

  test('a member page shows the error page meanwhile, and its button brings the page', async ({
    page,
    context,
  }) => {
    const origin = `http://127.0.0.1:${site.port}`;
    await context.addCookies([{ name: 'sikke', value: cookie.replace('sikke=', ''), url: origin }]);
    await proxy.switchTo('refuse');
    expect((await page.goto(origin + routes.vip.path))?.status()).toBe(500);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(messages.errorPage.title);
    await proxy.switchTo('pass');
    await expectButtonBringsPage(page, origin);
  });
});
