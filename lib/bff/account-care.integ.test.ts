import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addEmailChange,
  addReset,
  freshAddress,
  goodPassword,
  makeUser,
  requireTelegram,
} from '@/api/testing/accounts.fixture';
import { goodPushDevice } from '@/api/testing/push-device.fixture';
import { addPhoneCode } from '@/api/testing/verification.fixture';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser, type Visit } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';
import type { Handler } from './route';

const confirmation = callMethods('emailConfirmation');
const forgot = callMethods('forgotPassword');
const login = callMethods('login');
const reset = callMethods('resetPassword');
const webhook = callMethods('telegramWebhook');
const deletion = callMethods('deletion');
const email = callMethods('email');
const download = callMethods('export');
const choices = callMethods('notificationChoices');
const read = callMethods('notificationsRead');
const password = callMethods('password');
const pushDevice = callMethods('pushDevice');
const phone = callMethods('phone');
const verify = callMethods('phoneCode');
const user = callMethods('user');
const endSessions = callMethods('sessionsEnd');
const telegram = callMethods('telegramLink');
const telegramLogin = callMethods('telegramLogin');

let upstream: RealUpstream;
let made = 0;
beforeAll(async () => {
  upstream = await startRealUpstream();
  await requireTelegram(upstream.api);
});
afterAll(() => upstream.close());

const agent =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const at = (more: Visit = {}): Visit => ({
  ...more,
  headers: { 'x-sikke-address': freshAddress(), 'user-agent': agent, ...more.headers },
});

async function member(changes: Parameters<typeof makeUser>[2] = { telegramVerifiedAt: new Date() }) {
  made += 1;
  const name = `oyuncu${made}`;
  const id = await makeUser(upstream.api, name, changes);
  const logIn = async () => {
    const browser = new TestBrowser();
    await browser.visit(login.POST, 'POST', at({ body: { email: name, password: goodPassword } }));
    return browser;
  };
  return { id, name, logIn, browser: await logIn() };
}
const asked = async (browser: TestBrowser) => (await browser.visit(user.GET, 'GET', at())).status;
const newPassword = { password: 'Yelkenli-42', password_confirmation: 'Yelkenli-42' };

const writes: readonly (readonly [string, Handler, string, unknown])[] = [
  ['password', password.POST, 'POST', { current_password: goodPassword, ...newPassword }],
  ['email', email.POST, 'POST', { email: 'yeni@ornek.com', password: goodPassword }],
  ['sessions', endSessions.POST, 'POST', { which: 'all' }],
  ['read', read.POST, 'POST', { up_to: 1 }],
  ['choices', choices.PATCH, 'PATCH', { group: 'reviews', mail: true }],
  ['push device', pushDevice.POST, 'POST', goodPushDevice],
  ['phone', phone.POST, 'POST', { phone: '0532 111 22 33' }],
  ['phone code', verify.POST, 'POST', { code: '042137' }],
  ['telegram', telegram.POST, 'POST', {}],
  ['telegram login', telegramLogin.POST, 'POST', { id: 1, auth_date: 1, hash: 'x' }],
  ['deletion', deletion.POST, 'POST', { password: goodPassword }],
];

test.each(writes)('%s is for members, and never started elsewhere', async (_, handler, method, body) => {
  expect(await readRefusal(await new TestBrowser().visit(handler, method, at({ body })))).toBe(
    '401 unauthenticated',
  );
  const { browser } = await member();
  const foreign = await browser.visit(
    handler,
    method,
    at({ body, headers: { 'sec-fetch-site': 'cross-site' } }),
  );
  expect(await readRefusal(foreign)).toBe('403 cross_site');
  for (const bad of ['{"a":', '[]', '{"__proto__":{}}']) {
    const answer = await browser.visit(handler, method, at({ body: bad }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
});

test('a player without Telegram may verify and log out everywhere, and nothing else (D9)', async () => {
  const { browser, id } = await member({});
  await addPhoneCode(upstream.api, { userId: id, phone: '+905321112299', code: '042137' });
  expect(await readRefusal(await browser.visit(password.POST, 'POST', at({ body: {} })))).toBe(
    '403 telegram_required',
  );
  expect((await browser.visit(verify.POST, 'POST', at({ body: { code: '042137' } }))).status).toBe(200);
  expect((await browser.visit(endSessions.POST, 'POST', at({ body: { which: 'others' } }))).status).toBe(200);
});

test('a changed password ends the other browsers and leaves this one (T-SES-9)', async () => {
  const { browser, logIn } = await member();
  const other = await logIn();
  const body = { current_password: goodPassword, ...newPassword };
  expect((await browser.visit(password.POST, 'POST', at({ body }))).status).toBe(200);
  expect([await asked(browser), await asked(other)]).toEqual([200, 401]);
});

test('log out everywhere takes this browser’s cookie along', async () => {
  const { browser, logIn } = await member();
  const other = await logIn();
  expect((await browser.visit(endSessions.POST, 'POST', at({ body: { which: 'all' } }))).status).toBe(200);
  expect(browser.cookies.size).toBe(0);
  expect(await asked(other)).toBe(401);
});

test('a link sets a password for whoever opens it, and ends the session of the browser that did', async () => {
  const { browser, id, name } = await member();
  await addReset(upstream.api, { token: name, userId: id });
  expect(
    (await browser.visit(reset.POST, 'POST', at({ body: { token: name, ...newPassword } }))).status,
  ).toBe(200);
  expect(browser.cookies.size).toBe(0);
  expect(
    (await new TestBrowser().visit(forgot.POST, 'POST', at({ body: { email: 'a@ornek.com' } }))).status,
  ).toBe(200);
});

test('a link confirms an address in whatever browser it is opened, once, and ends the logins that did not ask', async () => {
  const { browser, id, name } = await member();
  const address = `yeni-${name}@ornek.com`;
  const asking = await browser.visit(email.POST, 'POST', at({ body: { email: address, password: '' } }));
  expect(await readRefusal(asking)).toBe('422 validation_failed');
  await addEmailChange(upstream.api, { token: `adres-${name}`, userId: id, email: address });
  const confirm = () =>
    new TestBrowser().visit(confirmation.POST, 'POST', at({ body: { token: `adres-${name}` } }));
  expect((await confirm()).status).toBe(200);
  expect(await readRefusal(await confirm())).toBe('422 validation_failed');
  expect(await asked(browser)).toBe(401);
});

test('an export asked for too often says when the next one may be', async () => {
  const { browser } = await member();
  let answer = await browser.visit(download.GET, 'GET', at());
  for (let asked = 0; asked < 5; asked += 1) answer = await browser.visit(download.GET, 'GET', at());
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
});

test('the export is a file that no cache keeps; a dead session gets none', async () => {
  const { browser, name } = await member();
  const answer = await browser.visit(download.GET, 'GET', at());
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': 'attachment; filename="sikke-verilerim.json"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ account: { username: name } });
  expect(text).toContain('"browser":"chrome","system":"android"');
  const copy = browser.copy();
  await browser.visit(endSessions.POST, 'POST', at({ body: { which: 'all' } }));
  expect(await readRefusal(await copy.visit(download.GET, 'GET', at()))).toBe('401 session_revoked');
});

test('an update of Telegram needs a secret, and no cookie or origin of ours', async () => {
  const send = (secret: string | null) =>
    new TestBrowser().visit(webhook.POST, 'POST', {
      body: { update_id: 1 },
      headers: { 'sec-fetch-site': null, 'x-telegram-bot-api-secret-token': secret },
    });
  for (const secret of [null, 'short', 'a-secret-that-nobody-agreed-on']) {
    expect(await readRefusal(await send(secret))).toBe('403 forbidden');
  }
});
