import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registrationConsents } from '@/api/db/schema/registration-consents';
import { textPages } from '@/api/db/schema/text-pages';
import { users } from '@/api/db/schema/users';
import {
  freshAddress,
  goodPassword,
  makeUser,
  registration,
  setAvatars,
  storedUser,
} from '@/api/testing/accounts.fixture';
import { addFactor, appCode } from '@/api/testing/team.fixture';
import { ownTextsVersion } from '@/contract/text-pages';
import { unsealSession } from '@/lib/session/seal';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

const login = callMethods('login');
const logout = callMethods('logout');
const refresh = callMethods('refresh');
const register = callMethods('register');
const user = callMethods('user');

let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await startRealUpstream();
  await makeUser(upstream.api, 'oyuncu');
  await setAvatars(upstream.api, ['/avatars/2/1.jpg', '/avatars/2/2.jpg']);
});
beforeEach(() => upstream.seen.splice(0));
afterEach(() => upstream.override(null));
afterAll(() => upstream.close());

const from = () => ({ 'x-sikke-address': freshAddress() });

async function loggedIn(): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const body = { email: 'oyuncu', password: goodPassword };
  const answer = await browser.visit(login.POST, 'POST', { body, headers: from() });
  expect(answer.status).toBe(200);
  return browser;
}

const sessionIn = async (browser: TestBrowser) => {
  const session = await unsealSession(browser.cookies.get('sikke'));
  if (!session) throw new Error('no session');
  return session;
};

const me = (browser: TestBrowser) => browser.visit(user.GET, 'GET');
const json = (body: unknown, status = 200) => Response.json(body, { status });
const toPath = (request: Request) => new URL(request.url).pathname;

describe('a login', () => {
  it('shows the user, and the token in no body and no header but the sealed cookie (T-SES-5)', async () => {
    const browser = new TestBrowser();
    const body = { email: 'oyuncu', password: goodPassword };
    const answer = await browser.visit(login.POST, 'POST', { body, headers: from() });
    const { token } = await sessionIn(browser);
    const shown = (await answer.text()) + JSON.stringify([...answer.headers]);
    const whole = shown + (await (await me(browser)).text());
    for (const part of token.split('.')) expect(whole).not.toContain(part);
    expect(await (await me(browser)).json()).toMatchObject({
      status: true,
      data: { username: 'oyuncu', permission: 'player' },
    });
  });

  it('of somebody with a second factor opens a session with a code alone; nobody else’s sends one upstream', async () => {
    const { api } = upstream;
    const id = await makeUser(api, 'kodlu-ekip', { permission: 'moderator' });
    const secret = await addFactor(api, id);
    const browser = new TestBrowser();
    const enter = (more: object) =>
      browser.visit(login.POST, 'POST', {
        body: { email: 'kodlu-ekip', password: goodPassword, ...more },
        headers: from(),
      });
    const asked = await enter({});
    expect([asked.status, await asked.json(), browser.cookies.get('sikke')]).toEqual([
      ...[401, { error: 'second_factor_required' }, undefined],
    ]);
    const wrong = await enter({ code: '000000' });
    expect([wrong.status, (await wrong.json()).errors]).toEqual([422, { code: ['wrong'] }]);
    expect((await enter({ code: appCode(secret, api.clock.now()) })).status).toBe(200);
    expect((await sessionIn(browser)).user.permission).toBe('moderator');
    upstream.seen.splice(0);
    await loggedIn();
    const [sent] = upstream.seen.filter((request) => toPath(request) === '/login');
    expect(Object.keys(await sent?.clone().json())).toEqual(['email', 'password']);
  });

  it('that is wrong is refused without a cookie', async () => {
    const browser = new TestBrowser();
    const body = { email: 'oyuncu', password: 'Yanlış-Şifre1' };
    expect(await readRefusal(await browser.visit(login.POST, 'POST', { body, headers: from() }))).toBe(
      '401 invalid_credentials',
    );
    expect(browser.cookies.size).toBe(0);
  });

  it('makes a new session each time, and the one before is dead (T-SES-2)', async () => {
    const browser = await loggedIn();
    const before = browser.copy();
    const first = await sessionIn(browser);
    await browser.visit(login.POST, 'POST', {
      body: { email: 'oyuncu', password: goodPassword },
      headers: from(),
    });
    expect((await sessionIn(browser)).sessionId).not.toBe(first.sessionId);
    expect(await readRefusal(await me(before))).toBe('401 session_revoked');
  });

  it('with a token that would not fit in a cookie fails cleanly and is taken back upstream (T-SES-8)', async () => {
    const huge = await new SignJWT({ padding: 'x'.repeat(8000) })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('s'.repeat(32)));
    upstream.override((request) => {
      if (toPath(request) === '/login') return json({ status: true, token: huge });
      return toPath(request) === '/user'
        ? json({ status: true, data: { username: 'a', point: 0, permission: 'player' } })
        : null;
    });
    const browser = new TestBrowser();
    const answer = await browser.visit(login.POST, 'POST', {
      body: { email: 'a', password: 'b' },
      headers: from(),
    });
    expect(await readRefusal(answer)).toBe('502 session_too_large');
    expect(browser.cookies.size).toBe(0);
    expect(upstream.countOf('POST', '/logout')).toBe(1);
  });

  it.each(['not-a-token', 'a.b.c', 'e30.e30.x'])('with the token %s is upstream_invalid', async (token) => {
    upstream.override((request) => (toPath(request) === '/login' ? json({ status: true, token }) : null));
    const answer = await new TestBrowser().visit(login.POST, 'POST', { body: { email: 'a', password: 'b' } });
    expect(await readRefusal(answer)).toBe('502 upstream_invalid');
  });
});

describe('a registration', () => {
  it('logs in with what was entered, sends the affiliate code along once and forgets it (D6)', async () => {
    const browser = new TestBrowser();
    browser.cookies.set('sikke-ref', 'DOST42');
    const answer = await browser.visit(register.POST, 'POST', {
      body: registration('yeni.uye'),
      headers: from(),
    });
    expect(await answer.json()).toEqual({ status: true, logged_in: true });
    expect(browser.cookies.has('sikke-ref')).toBe(false);
    expect(await (await me(browser)).json()).toMatchObject({ data: { username: 'yeni.uye' } });
    expect(await storedUser(upstream.api, 'yeni.uye')).toMatchObject({ affiliateCode: 'DOST42' });
  });

  it('is refused without both boxes, and records what was accepted of the texts that hold', async () => {
    for (const field of ['adult_confirmed', 'terms_accepted']) {
      const body = registration('kutusuz', { [field]: undefined });
      const answer = await new TestBrowser().visit(register.POST, 'POST', { body, headers: from() });
      expect([answer.status, (await answer.json()).errors]).toEqual([422, { [field]: ['required'] }]);
    }
    expect(await storedUser(upstream.api, 'kutusuz')).toBeUndefined();
    const { db } = upstream.api.deps;
    const text = { slug: 'kullanim-kosullari', title: 'x', body: 'x', publishedAt: new Date(0) } as const;
    const body = (name: string) => registration(name, { terms_version: 'uydurma' });
    await new TestBrowser().visit(register.POST, 'POST', { body: body('onceki'), headers: from() });
    await db.insert(textPages).values({ ...text, version: '2026-12' });
    await new TestBrowser().visit(register.POST, 'POST', { body: body('sonraki'), headers: from() });
    const versions = await db
      .select({ name: users.username, version: registrationConsents.termsVersion })
      .from(registrationConsents)
      .innerJoin(users, eq(users.id, registrationConsents.userId))
      .orderBy(users.username);
    expect(versions.filter(({ name }) => name === 'onceki' || name === 'sonraki')).toEqual([
      { name: 'onceki', version: ownTextsVersion },
      { name: 'sonraki', version: '2026-12' },
    ]);
  });

  it('without a password makes nothing, and says what is taken while the boxes are not ticked yet', async () => {
    const first = { body: registration('vergili'), headers: from() };
    await new TestBrowser().visit(register.POST, 'POST', first);
    const boxes = { adult_confirmed: false, terms_accepted: false };
    const ask = async (name: string) => {
      const body = registration(name, { ...boxes, password: '', password_confirmation: '' });
      const answer = await new TestBrowser().visit(register.POST, 'POST', { body, headers: from() });
      return [answer.status, (await answer.json()).errors] as const;
    };
    const missing = { password: expect.anything(), password_confirmation: ['required'] };
    expect(await ask('vergili')).toEqual([422, { username: ['unique'], email: ['unique'], ...missing }]);
    expect(await ask('vergisiz')).toEqual([422, missing]);
    expect(await storedUser(upstream.api, 'vergisiz')).toBeUndefined();
  });

  it('sends a member’s invitation along once, in a field of its own, and forgets it', async () => {
    const inviterId = await makeUser(upstream.api, 'davet.eden', { inviteCode: 'DAVET12345' });
    const browser = new TestBrowser();
    browser.cookies.set('sikke-davet', 'DAVET12345');
    await browser.visit(register.POST, 'POST', { body: registration('davetli'), headers: from() });
    expect(browser.cookies.has('sikke-davet')).toBe(false);
    expect(await storedUser(upstream.api, 'davetli')).toMatchObject({
      invitedBy: inviterId,
      affiliateCode: null,
    });
  });

  it('never takes a code from its body, nor a cookie that is none', async () => {
    const bodies: unknown[] = [];
    upstream.override(async (request) => {
      if (toPath(request) === '/register') bodies.push(await request.clone().json());
      return null;
    });
    const browser = new TestBrowser();
    browser.cookies.set('sikke-ref', '<script>');
    browser.cookies.set('sikke-davet', 'kucuk');
    const body = registration('baska.uye', { affiliate_code: 'SAHTE', invite_code: 'SAHTE12345' });
    await browser.visit(register.POST, 'POST', { body, headers: from() });
    expect(JSON.stringify(bodies)).not.toMatch(/affiliate_code|invite_code/);
  });

  it('that the rules refuse says so by field, with rule names', async () => {
    const body = registration('oyuncu');
    const answer = await new TestBrowser().visit(register.POST, 'POST', { body, headers: from() });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { username: ['unique'], email: ['unique'] } });
  });
});

describe('a logout', () => {
  it('ends the session here and upstream: a copy of the cookie is dead (T-SES-3)', async () => {
    const browser = await loggedIn();
    const copy = browser.copy();
    expect(await (await browser.visit(logout.POST, 'POST')).json()).toEqual({ status: true });
    expect(browser.cookies.size).toBe(0);
    expect(await readRefusal(await me(copy))).toBe('401 session_revoked');
    expect(copy.cookies.size).toBe(0);
  });

  it('works while the upstream is down', async () => {
    const browser = await loggedIn();
    upstream.override(() => json({}, 500));
    expect((await browser.visit(logout.POST, 'POST')).status).toBe(200);
    expect(browser.cookies.size).toBe(0);
  });
});

describe('GET /api/user', () => {
  it('is 200 and nobody for a guest', async () => {
    const answer = await me(new TestBrowser());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: false, data: null });
  });

  it.each([
    [
      'a character changed',
      (value: string) => `${value.slice(0, 60)}${value[60] === 'A' ? 'B' : 'A'}${value.slice(61)}`,
    ],
    ['its end cut off', (value: string) => value.slice(0, -9)],
    ['something appended', (value: string) => `${value}x`],
    ['5 000 characters', () => 'F'.repeat(5000)],
    ['nonsense', () => '%00%ff'],
  ])('is 401 and takes the cookie away for a seal with %s (T-SES-4)', async (_name, disguise) => {
    const browser = await loggedIn();
    browser.cookies.set('sikke', disguise(browser.cookies.get('sikke') ?? ''));
    expect(await readRefusal(await me(browser))).toBe('401 session_revoked');
    expect(browser.cookies.size).toBe(0);
  });

  it('is 401 for two session cookies at once', async () => {
    const browser = await loggedIn();
    const value = browser.cookies.get('sikke');
    const answer = await browser.visit(user.GET, 'GET', {
      headers: { cookie: `sikke=${value}; sikke=${value}` },
    });
    expect(answer.status).toBe(401);
  });

  it('keeps the login through every failure of the upstream that is not a 401 (D4)', async () => {
    const browser = await loggedIn();
    for (const answer of [
      json({}, 500),
      json({}, 502),
      new Response('<html>'),
      json({ status: true, data: null }),
    ]) {
      upstream.override(() => answer.clone());
      expect((await me(browser)).status).toBeGreaterThanOrEqual(502);
    }
    upstream.override(null);
    expect((await me(browser)).status).toBe(200);
  });

  it('passes nothing of the upstream’s headers on (T-BFF-4)', async () => {
    const browser = await loggedIn();
    const headers = {
      'set-cookie': 'evil=1',
      server: 'x',
      'access-control-allow-origin': '*',
      location: '/x',
    };
    const data = { username: 'a', point: 1, permission: 'player' };
    upstream.override(() => Response.json({ status: true, data }, { headers }));
    const answer = await me(browser);
    for (const name of ['server', 'access-control-allow-origin', 'location'])
      expect(answer.headers.get(name)).toBeNull();
    expect(browser.cookies.has('evil')).toBe(false);
  });
});

describe('the avatar', () => {
  it('is the one field that PATCH changes (T-AZ-3)', async () => {
    const browser = await loggedIn();
    const body = { avatar: '/avatars/2/2.jpg', point: 999_999, permission: 'admin', username: 'x' };
    expect((await browser.visit(user.PATCH, 'PATCH', { body })).status).toBe(200);
    const { data } = await (await me(browser)).json();
    expect(data).toMatchObject({
      avatar: '/avatars/2/2.jpg',
      avatar_url: '/avatars/2/2.jpg',
      permission: 'player',
      username: 'oyuncu',
    });
    expect(data.point).not.toBe(999_999);
  });

  it.each(['/avatars/2/10.jpg', '../../x/1.jpg', 'https://evil.test/1.jpg', '/avatars/2/9.jpg', ''])(
    '%s is refused with 422',
    async (avatar) => {
      const browser = await loggedIn();
      expect((await browser.visit(user.PATCH, 'PATCH', { body: { avatar } })).status).toBe(422);
    },
  );
});

describe('the renewal', () => {
  /** As if time had passed: the upstream says that tokens issued before now have expired. */
  const expireOnce = (browser: TestBrowser) =>
    sessionIn(browser).then(({ token }) =>
      upstream.override((request) =>
        toPath(request) === '/user' && request.headers.get('authorization') === `Bearer ${token}`
          ? json({ error: 'token_expired', login_again: true }, 401)
          : null,
      ),
    );

  const twoTabs = async () => {
    const browser = await loggedIn();
    return [browser, browser.copy()] as const;
  };
  /** What another process does not know: the renewals that this one remembers. */
  const forgetRenewals = () => Reflect.deleteProperty(globalThis, Symbol.for('sikke.renewals'));

  it('is one for fifty calls at once, and all of them are answered (T-RT-1)', async () => {
    const browser = await loggedIn();
    await expireOnce(browser);
    upstream.seen.splice(0);
    const answers = await Promise.all(Array.from({ length: 50 }, () => me(browser.copy())));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(upstream.countOf('GET', '/refresh')).toBe(1);
    expect((await me(browser)).status).toBe(200);
    expect(upstream.countOf('GET', '/refresh')).toBe(1);
  });

  it('repeats the call once, and a second refusal ends the session (T-RT-4)', async () => {
    const browser = await loggedIn();
    upstream.override((request) =>
      toPath(request) === '/user' ? json({ error: 'token_expired', login_again: true }, 401) : null,
    );
    upstream.seen.splice(0);
    expect(await readRefusal(await me(browser))).toBe('401 token_expired');
    expect([upstream.countOf('GET', '/user'), upstream.countOf('GET', '/refresh')]).toEqual([2, 1]);
    expect(browser.cookies.size).toBe(0);
  });

  it('keeps the new token when the repeated call fails otherwise', async () => {
    const browser = await loggedIn();
    const before = await sessionIn(browser);
    upstream.override((request) => {
      if (toPath(request) !== '/user') return null;
      return request.headers.get('authorization')?.includes(before.token)
        ? json({ login_again: true }, 401)
        : json({}, 500);
    });
    expect((await me(browser)).status).toBe(503);
    expect((await sessionIn(browser)).token).not.toBe(before.token);
  });

  it('that fails with 500 ends nothing (R-UP-10), and that is refused ends the session', async () => {
    const browser = await loggedIn();
    const answerRefresh = (answer: Response) =>
      upstream.override((request) =>
        toPath(request) === '/refresh' ? answer.clone() : json({ login_again: true }, 401),
      );
    answerRefresh(json({}, 500));
    expect((await me(browser)).status).toBe(503);
    expect(browser.cookies.size).toBe(1);
    answerRefresh(json({ error: 'session_revoked' }, 401));
    expect(await readRefusal(await me(browser))).toBe('401 token_expired');
    expect(browser.cookies.size).toBe(0);
  });

  it('asked for by a page is none while the token is young, and 401 for a guest', async () => {
    const browser = await loggedIn();
    upstream.seen.splice(0);
    expect((await browser.visit(refresh.POST, 'POST')).status).toBe(200);
    expect(upstream.countOf('GET', '/refresh')).toBe(0);
    expect(await readRefusal(await new TestBrowser().visit(refresh.POST, 'POST'))).toBe(
      '401 unauthenticated',
    );
  });

  it('by two processes a second apart leaves both usable (T-RT-2)', async () => {
    const [first, second] = await twoTabs();
    await expireOnce(first);
    expect((await me(first)).status).toBe(200);
    forgetRenewals();
    upstream.api.clock.advance(1_000);
    expect((await me(second)).status).toBe(200);
    expect((await sessionIn(second)).token).toBe((await sessionIn(first)).token);
    expect((await me(first)).status).toBe(200);
  });

  it('of a token replaced longer ago ends the whole family: a copy was about (T-RT-3)', async () => {
    const [first, thief] = await twoTabs();
    await expireOnce(first);
    expect((await me(first)).status).toBe(200);
    upstream.override(null);
    forgetRenewals();
    upstream.api.clock.advance(21_000);
    expect(await readRefusal(await me(thief))).toBe('401 session_revoked');
    expect(await readRefusal(await me(first))).toBe('401 session_revoked');
    expect([first.cookies.size, thief.cookies.size]).toEqual([0, 0]);
  });

  it('to a token that cannot be read ends the session (D2)', async () => {
    const browser = await loggedIn();
    upstream.override((request) =>
      toPath(request) === '/refresh'
        ? json({ status: true, data: { token: 'nonsense' } })
        : json({ login_again: true }, 401),
    );
    expect(await readRefusal(await me(browser))).toBe('401 token_expired');
  });
});

it('sends the upstream nothing of the visitor’s but the id, the address the front saw and the User-Agent (T-BFF-2, T-BFF-3)', async () => {
  const browser = await loggedIn();
  const { token } = await sessionIn(browser);
  upstream.seen.splice(0);
  const evil = {
    authorization: 'Bearer evil',
    'x-user-id': '1',
    'x-forwarded-for': '6.6.6.6',
    'client-identifier': 'evil',
    'x-client-agent': 'evil',
    'x-client-address': '6.6.6.6',
    'accept-language': 'evil',
    referer: 'https://evil.test/',
    'x-client-id': 'evil',
  };
  const own = {
    'x-request-id': 'istek-1',
    'x-sikke-address': '10.9.8.7',
    'user-agent': 'Mozilla/5.0 Firefox/140.0',
  };
  await browser.visit(user.GET, 'GET', { headers: { ...evil, ...own } });
  const headers = Object.fromEntries(upstream.seen[0]?.headers ?? []);
  expect(headers).toEqual({
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    connection: 'keep-alive',
    host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    'x-client-id': 'test-client',
    'x-request-id': 'istek-1',
    'x-client-address': '10.9.8.7',
    'x-client-agent': 'Mozilla/5.0 Firefox/140.0',
  });
});
