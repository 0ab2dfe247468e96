import { createServer, type IncomingHttpHeaders } from 'node:http';
import { get } from 'node:https';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { iconsFile } from '@/components/ui/icons-file';
import { messages } from '@/lib/i18n/default-messages';
import { routes, userSectionPath } from '@/lib/routes';
import { freePort } from '../system/ports';
import { changeContent, demoPassword } from './installation';
import { type BuiltSite, startBuiltSite } from './support/built-site';
import { findNginx, type Nginx, startNginx } from './support/nginx';
import { behindNginx, guestWith, newGuests, newNamedMember } from './support/nginx-askers';
import { revalidationSecret } from './support/revalidate-site';
import { sessionPassword } from './support/session-cookie';
import { type Asked, type Asker, expectOwnPages, ownName } from './support/whose-page';

/** The shipped configuration of nginx in front of a site, over https, as an operator has it (docs/deployment.md). */
const program = findNginx();
test.skip(program === null, 'this machine has no nginx: apt-get install nginx-light');

let nginx: Nginx;
let site: BuiltSite;

test.beforeAll(async () => {
  const port = await freePort();
  site = await startBuiltSite({
    middleware: 'kept',
    hasFront: true,
    env: {
      SESSION_PASSWORD: sessionPassword,
      SITE_URL: `https://localhost:${port}`,
      RECAPTCHA_SITE_KEY: '',
      REVALIDATE_SECRET: revalidationSecret,
      TRUSTED_PROXY_HOPS: '1',
    },
  });
  nginx = await startNginx(program ?? '', port, site.port);
});
test.afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
});

/** Somebody with cookies of their own, behind nginx. */
const newVisitor = (headers: Record<string, string> = {}) => behindNginx(nginx.url, headers);

async function newMember(): Promise<APIRequestContext> {
  const member = await newVisitor({ Origin: nginx.url });
  const data = { email: 'oyuncu', password: demoPassword() };
  expect((await member.post('/api/login', { data })).status()).toBe(200);
  return member;
}

test('http leads to https for good; https says so in every answer, and one id goes from nginx to the site', async () => {
  const plain = await request.newContext({ maxRedirects: 0 });
  const moved = await plain.get(`${nginx.plainUrl}/sponsorlar?a=1`);
  expect([moved.status(), moved.headers().location]).toEqual([308, 'https://localhost/sponsorlar?a=1']);
  const guest = await newVisitor();
  const [first, second] = [await guest.get('/sponsorlar'), await guest.get('/sponsorlar')];
  expect(first.headers()['strict-transport-security']).toContain('max-age=');
  expect(first.headers()['x-request-id']).toMatch(/^[\da-f]{32}$/);
  expect(second.headers()['x-request-id']).not.toBe(first.headers()['x-request-id']);
});

test('what guests read is kept for a moment, once for each way of compressing, and comes out as the site sent it', async () => {
  const guest = await newVisitor();
  for (const [wish, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.8', 'gzip'],
    ['gzip;q=0', undefined],
  ] as const) {
    const headers = { 'Accept-Encoding': wish };
    await expect(async () => {
      const before = nginx.uses('/haberler').length;
      await Promise.all([1, 2, 3].map(() => guest.get('/haberler', { headers })));
      await expect.poll(() => nginx.uses('/haberler').slice(before)).toContain('HIT');
    }).toPass();
    const answer = await guest.get('/haberler', { headers });
    expect(answer.headers()['content-encoding']).toBe(encoding);
    expect(await answer.text()).toMatch(/<h1[\s\S]*<\/html>/);
  }
});

test('a member never gets a guest’s page, nor another member’s, nor a guest theirs, in whatever way, encoding and order they ask', async () => {
  const members = [
    await newNamedMember('a member', nginx.url, site.port),
    await newNamedMember('another member', nginx.url, site.port),
  ] as const;
  const shown = { status: 200, shows: 'telegram-rozeti' };
  const pages: readonly Asked[] = [
    { path: routes.market.path, guest: shown, member: shown, kept: 'guests' },
    {
      path: userSectionPath('info'),
      guest: { status: 307 },
      member: { status: 200, isOwn: true },
      kept: 'nothing',
    },
    {
      path: routes.login.path,
      guest: { status: 200, shows: messages.pages.login.title },
      member: { status: 307 },
      kept: 'guests',
    },
    {
      path: '/api/user',
      guest: { status: 200 },
      member: { status: 200, isOwn: true },
      kept: 'never',
    },
  ];
  await expectOwnPages(site.port, pages, { members, guests: await newGuests() });
});

test('nor even if the site called what it made for a member fit for everybody', async () => {
  const careless = createServer(({ headers }, answer) => {
    answer.setHeader('Cache-Control', 'public, max-age=0, s-maxage=30, must-revalidate');
    answer.end(/kimin\w+/.exec(headers.cookie ?? '')?.[0] ?? 'nobody');
  });
  const port = await freePort();
  await new Promise<void>((done) => careless.listen(port, '127.0.0.1', done));
  const member = async (says: string, cookie: string): Promise<Asker> => {
    const own = ownName();
    return { ...(await guestWith(says, false, `${cookie}=${own}`)), own };
  };
  const members = [await member('a member', '__Host-sikke'), await member('another', 'sikke')] as const;
  const page = {
    path: '/',
    guest: { status: 200, shows: 'nobody' },
    member: { status: 200, isOwn: true },
  };
  try {
    await expectOwnPages(port, [{ ...page, kept: 'guests' }], { members, guests: await newGuests() });
  } finally {
    careless.closeAllConnections();
    careless.close();
  }
});

test('a change stands on its page behind nginx before any timer renews it', async () => {
  const guest = await newVisitor();
  const rename = 'update market_items set summary = $2 where slug = $1';
  const slug = 'telegram-rozeti';
  try {
    for (const time of ['bir', 'iki']) {
      const changed = `Vekil ${time} ${Date.now()}`;
      await changeContent(rename, [slug, changed]);
      await expect
        .poll(async () => (await (await guest.get(`/market/${slug}`)).text()).includes(changed), {
          timeout: 30_000,
        })
        .toBe(true);
    }
  } finally {
    await changeContent('update market_items set summary = null where slug = $1', [slug]);
  }
});

test('the stream of changes is passed on word by word', async () => {
  const first = await new Promise<string>((resolve, reject) => {
    const asked = get(`${nginx.url}/api/live?topics=stream`, { rejectUnauthorized: false }, (answer) => {
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/event-stream']);
      answer.setEncoding('utf8').once('data', (text: string) => {
        expect(answer.complete, 'it goes on').toBe(false);
        asked.destroy();
        resolve(text);
      });
    }).once('error', reject);
  });
  expect(first).toMatch(/^(retry|id|event|data|:)/);
});

test('the site hears the address that nginx saw, not the one a visitor made up', async () => {
  const heard: IncomingHttpHeaders[] = [];
  const echo = createServer(({ headers }, answer) => {
    heard.push(headers);
    answer.end();
  });
  const port = await freePort();
  await new Promise<void>((done) => echo.listen(port, '127.0.0.1', done));
  const other = await startNginx(program ?? '', await freePort(), port);
  try {
    const headers = {
      'X-Forwarded-For': '198.51.100.7',
      'X-Forwarded-Proto': 'http',
      'X-Request-Id': 'made-up-by-them',
    };
    const visitor = await request.newContext({ ignoreHTTPSErrors: true });
    await visitor.get(other.url, { headers });
    expect(heard[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
    expect(heard[0]?.['x-request-id']).toMatch(/^[\da-f]{32}$/);
  } finally {
    await other.stop();
    echo.closeAllConnections();
    echo.close();
  }
});

test('a body that no path takes is refused in the words of the contract', async () => {
  const member = await newMember();
  const answer = await member.post('/api/media', {
    data: Buffer.alloc(7 * 1_048_576),
    headers: { 'Content-Type': 'image/png' },
  });
  expect([answer.status(), await answer.json()]).toEqual([413, { error: 'payload_too_large' }]);
});

test('while the site is away guests read what they read a moment ago; what nobody read says so, and a call is refused as the contract says', async () => {
  const guest = await newVisitor();
  await guest.get(routes.sponsors.path);
  // Files that are named by what they hold are the same for who has a session.
  const owner = await newVisitor({ Cookie: 'sikke=x' });
  expect((await owner.get(iconsFile)).headers()['cache-control']).toContain('immutable');
  await site.terminate();
  expect((await owner.get(iconsFile)).status()).toBe(200);
  const stale = await guest.get(routes.sponsors.path);
  expect(stale.status()).toBe(200);
  expect(await stale.text()).toContain('</html>');
  const unread = await guest.get(routes.leaders.path);
  expect([unread.status(), unread.headers()['retry-after']]).toEqual([503, '10']);
  const page = await unread.text();
  for (const text of [messages.errorPage.title, messages.errorPage.text, messages.errorPage.action])
    expect(page).toContain(text);
  const call = await guest.get('/api/user');
  expect([call.status(), await call.json()]).toEqual([503, { error: 'unavailable' }]);
});
