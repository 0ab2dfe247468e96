import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { accountSanctions } from '@/api/db/schema/account-sanctions';
import { goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { callMethods } from './answer-call';
import { TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

const login = callMethods('login');
const logout = callMethods('logout');
const refresh = callMethods('refresh');
const user = callMethods('user');
const endSessions = callMethods('sessionsEnd');

let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await startRealUpstream();
  await makeUser(upstream.api, 'oyuncu');
});
afterEach(() => upstream.override(null));
afterAll(() => upstream.close());

/** A member who followed an affiliate's link after logging in. */
async function memberWithCode(): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const body = { email: 'oyuncu', password: goodPassword };
  expect((await browser.visit(login.POST, 'POST', { body })).status).toBe(200);
  browser.cookies.set('sikke-ref', 'DOST42');
  return browser;
}

const refuse = (body: unknown) => upstream.override(() => Response.json(body, { status: 401 }));

const ends: Readonly<Record<string, (browser: TestBrowser) => Promise<Response>>> = {
  'a logout': (browser) => browser.visit(logout.POST, 'POST'),
  'a token that the upstream revoked': (browser) => {
    refuse({ error: 'session_revoked' });
    return browser.visit(user.GET, 'GET');
  },
  'a renewal that the upstream refused': (browser) => {
    refuse({ error: 'token_expired', login_again: true });
    return browser.visit(refresh.POST, 'POST');
  },
  'a cookie that is no seal of ours': (browser) => {
    browser.cookies.set('sikke', 'Fe26.2*1*nonsense~2');
    return browser.visit(user.GET, 'GET');
  },
  'the end of every login': (browser) =>
    browser.visit(endSessions.POST, 'POST', { body: { which: 'all', password: goodPassword } }),
};

it.each(Object.keys(ends))('%s takes the session and the affiliate code (D6)', async (name) => {
  const browser = await memberWithCode();
  await ends[name]?.(browser);
  expect([...browser.cookies.keys()]).toEqual([]);
});

it('a logout has the browser drop what it kept of pages (T-SES-10)', async () => {
  const answer = await (await memberWithCode()).visit(logout.POST, 'POST');
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('an upstream that fails takes neither (D4)', async () => {
  const browser = await memberWithCode();
  upstream.override(() => Response.json({}, { status: 500 }));
  expect((await browser.visit(user.GET, 'GET')).status).toBe(503);
  expect([...browser.cookies.keys()]).toEqual(['sikke', 'sikke-ref']);
});

it('a login into an account that the team closed says why and until when, after the right password alone', async () => {
  const { db } = upstream.api.deps;
  const imposedBy = await makeUser(upstream.api, 'yonetici', { permission: 'admin' });
  const userId = await makeUser(upstream.api, 'kapali');
  const closed = { userId, kind: 'suspension', reason: 'Kurallara uymadı.', imposedBy } as const;
  const endsAt = new Date(upstream.api.clock.now() + 86_400_000);
  await db
    .insert(accountSanctions)
    .values({ ...closed, startsAt: new Date(upstream.api.clock.now()), endsAt });
  const logIn = (password: string) =>
    new TestBrowser().visit(login.POST, 'POST', { body: { email: 'kapali', password } });
  const answer = await logIn(goodPassword);
  expect([answer.status, await answer.json()]).toMatchObject([
    401,
    { error: 'account_suspended', message: closed.reason, until: endsAt.toISOString() },
  ]);
  expect(await (await logIn('Yanlis-Sifre1')).json()).toMatchObject({ error: 'invalid_credentials' });
});
