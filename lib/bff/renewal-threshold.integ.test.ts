import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { sealSession, unsealSession } from '@/lib/session/seal';
import { callMethods } from './answer-call';
import { TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

const login = callMethods('login');
const refresh = callMethods('refresh');

let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await startRealUpstream();
  await makeUser(upstream.api, 'oyuncu');
});
// The second stands still: what is left of a token is what the test says.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());
afterAll(() => upstream.close());

/** A member whose token ends in so many seconds, as their cookie says. */
async function memberWith(secondsLeft: number): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const body = { email: 'oyuncu', password: goodPassword };
  await browser.visit(login.POST, 'POST', { body });
  const session = await unsealSession(browser.cookies.get('sikke'));
  if (!session) throw new Error('no session');
  const tokenExpiresAt = Date.now() / 1000 + secondsLeft;
  browser.cookies.set('sikke', await sealSession({ ...session, tokenExpiresAt }));
  return browser;
}

it.each([
  [3_600, 0],
  [301, 0],
  [300, 0],
  [299.9, 1],
  [1, 1],
  [-60, 1],
])(
  'POST /api/refresh with %d s left renews %i times: under 300 s (specification 9)',
  async (left, renewals) => {
    const browser = await memberWith(left);
    const before = browser.cookies.get('sikke');
    upstream.seen.splice(0);
    expect((await browser.visit(refresh.POST, 'POST')).status).toBe(200);
    expect(upstream.countOf('GET', '/refresh')).toBe(renewals);
    expect(browser.cookies.get('sikke') === before).toBe(renewals === 0);
  },
);
