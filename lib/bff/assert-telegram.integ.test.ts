import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  freshAddress,
  goodPassword,
  makeUser,
  requireTelegram,
  setAvatars,
} from '@/api/testing/accounts.fixture';
import { json } from './answer';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser } from './browser.fixture';
import { noInput } from './no-input';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';
import { memberRoute } from './route';

const login = callMethods('login');
const user = callMethods('user');

/** A writing call as later areas will have them. */
const write = memberRoute({ input: noInput }, async () => json({ status: true }));

let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await startRealUpstream();
  await makeUser(upstream.api, 'dogrulanmamis');
  await makeUser(upstream.api, 'moderator', { permission: 'moderator' });
  await setAvatars(upstream.api, ['/avatars/2/1.jpg']);
  await requireTelegram(upstream.api);
});
afterAll(() => upstream.close());

async function loggedIn(email: string): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const headers = { 'x-sikke-address': freshAddress() };
  await browser.visit(login.POST, 'POST', { body: { email, password: goodPassword }, headers });
  return browser;
}

it('a player without Telegram verification may write nothing but what is exempt (D9, T-MW-6)', async () => {
  const browser = await loggedIn('dogrulanmamis');
  expect(await readRefusal(await browser.visit(write, 'POST'))).toBe('403 telegram_required');
  expect((await browser.visit(user.PATCH, 'PATCH', { body: { avatar: '/avatars/2/1.jpg' } })).status).toBe(
    200,
  );
});

it('a verification counts at once, though the cookie was sealed before it', async () => {
  const browser = await loggedIn('dogrulanmamis');
  const data = {
    username: 'dogrulanmamis',
    point: 0,
    permission: 'player',
    validations: { telegram_verified_at: '2026-01-01T00:00:00Z' },
  };
  upstream.override((request) =>
    new URL(request.url).pathname === '/user' ? Response.json({ status: true, data }) : null,
  );
  expect((await browser.visit(write, 'POST')).status).toBe(200);
  upstream.override(null);
});

it('a moderator with the same data is free', async () => {
  expect((await (await loggedIn('moderator')).visit(write, 'POST')).status).toBe(200);
});
