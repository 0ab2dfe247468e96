import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { callMethods } from './answer-call';
import { TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

const login = callMethods('login');
const logout = callMethods('logout');
const user = callMethods('user');

/** SITE_URL is http here: what is https is so by the word of the proxy, which the front server passes on. */
let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await startRealUpstream();
  await makeUser(upstream.api, 'oyuncu');
});
afterAll(() => upstream.close());

const overHttps = { 'x-forwarded-proto': 'https' };
const body = { email: 'oyuncu', password: goodPassword };
const readName = async (browser: TestBrowser, headers: Record<string, string>) =>
  (await (await browser.visit(user.GET, 'GET', { headers })).json()).data?.username;

it('over https by a trusted proxy the cookie is __Host-sikke and Secure, and no other name is a session (D32)', async () => {
  const browser = new TestBrowser();
  browser.cookies.set('sikke-ref', 'DOST42');
  const [cookie] = (
    await browser.visit(login.POST, 'POST', { body, headers: overHttps })
  ).headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-sikke=Fe26[^;]+; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/);
  expect(await readName(browser, overHttps)).toBe('oyuncu');
  expect(await readName(browser, {})).toBeUndefined();
  const out = await browser.visit(logout.POST, 'POST', { headers: overHttps });
  expect(out.headers.getSetCookie()).toHaveLength(2);
  for (const line of out.headers.getSetCookie())
    expect(line).toMatch(/^(__Host-sikke|sikke-ref)=; .*; Secure;/);
  expect(browser.cookies.size).toBe(0);
});

it('over http it is sikke and not Secure', async () => {
  const browser = new TestBrowser();
  const [cookie] = (await browser.visit(login.POST, 'POST', { body })).headers.getSetCookie();
  expect(cookie).toMatch(/^sikke=Fe26[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  expect(await readName(browser, overHttps)).toBeUndefined();
});
