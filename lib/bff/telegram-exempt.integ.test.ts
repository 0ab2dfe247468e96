import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, makeUser, requireTelegram } from '@/api/testing/accounts.fixture';
import { callMethods } from './answer-call';
import { TestBrowser } from './browser.fixture';
import { allCalls, callNames } from './find-call';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';
import type { Handler } from './route';

const login = callMethods('login');

/** Every write that a player without Telegram verification may make (D9), and why (ADR 162). */
const exempt = {
  verification: [
    'POST /user/phone',
    'POST /user/phone/verify',
    'POST /user/telegram/link',
    'POST /user/telegram/login',
  ],
  avatar: ['PATCH /user'],
  logout: ['POST /logout', 'POST /user/sessions/end'],
  renewal: ['POST /refresh'],
  'whoever it is, no member': [
    'POST /email-confirmation',
    'POST /forgot-password',
    'POST /login',
    'POST /register',
    'POST /reset-password',
    'POST /setup',
  ],
  'another program, signed': ['POST /revalidate', 'POST /telegram/webhook', 'POST /kick/webhook'],
};

const writing = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await startRealUpstream();
  await makeUser(upstream.api, 'dogrulanmamis');
  await requireTelegram(upstream.api);
});
afterAll(() => upstream.close());

/** What a handler answers to a member's empty write: 405 where it takes none. */
async function refusedBy(handler: Handler, method: string, member: TestBrowser): Promise<string> {
  const params = { id: '1', slug: 'a', kind: 'win', week: '1', ids: '1' };
  const answer = await member.visit(handler, method, { body: {}, params });
  if (answer.status === 405) return 'no such write';
  const body: unknown = await answer.json().catch(() => null);
  return JSON.stringify(body).includes('"telegram_required"') ? 'refused' : 'let through';
}

it('of all writing handlers only these let a player without Telegram verification through (D9)', async () => {
  const browser = new TestBrowser();
  await browser.visit(login.POST, 'POST', { body: { email: 'dogrulanmamis', password: goodPassword } });
  // A logout that the upstream does not hear of: the session stands for the ones after it.
  upstream.override((request) =>
    new URL(request.url).pathname === '/logout' ? Response.json({}, { status: 500 }) : null,
  );
  const found: Record<string, string[]> = { refused: [], 'let through': [], 'no such write': [] };
  for (const name of callNames)
    for (const method of writing) {
      const outcome = await refusedBy(callMethods(name)[method], method, browser.copy());
      found[outcome]?.push(`${method} ${allCalls[name]}`);
    }
  expect(found['let through']?.sort()).toEqual(Object.values(exempt).flat().sort());
  expect(found.refused?.length).toBeGreaterThan(30);
});
